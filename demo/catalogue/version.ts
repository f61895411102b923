/** Of what the demo's catalogue says: a database with another one gets this one (tests/demo/version.test.ts says what to put here). */
export const demoVersion = "349856740270";
