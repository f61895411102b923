/** For so long after its time a call of ours may still be on its way to the processor; clocks differ by less. */
export const graceMs = 120_000;
