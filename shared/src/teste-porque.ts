/**
 * What a test that may be skipped says about it, as options of its `describe` or `it`: the last lines of `npm test` repeat it, and a
 * test skipped without a reason fails the run.
 */
export const porque = (motivo: string): { meta: object } => ({ meta: { porque: motivo } });
