/** For so long after its time a call of ours may still be on its way to the processor; clocks differ by less. */
export const graceMs = 120_000;

/** So long after its time the processor has had its last word of what nothing came of; what it tells later is heard all the same. */
export const lastWordMs = 3_600_000;
