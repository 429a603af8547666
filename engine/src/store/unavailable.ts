/** The store did not say whether the write took effect: read back before anything else. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/** The store refused the write (full, read-only, down); nothing was written. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
