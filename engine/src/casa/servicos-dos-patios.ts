/** Days on which a yard serves nobody. */
export interface RecessoDoPatio {
  de: string;
  ate: string;
  motivo: string;
  remarcar?: boolean | undefined;
}
/** What the yards need of who waits at them, and of the house. */
export interface ServicosDosPatios {
  /** How many pickups are booked at a yard on these days. */
  retiradasNoRecesso(patUid: string, recessos: readonly RecessoDoPatio[]): Promise<number>;
  /** Frees them, and tells their buyers; gives how many. Bears repetition. */
  liberarNoRecesso(patUid: string, recessos: readonly RecessoDoPatio[]): Promise<number>;
  /** People of a brand's house who have a role, by name. */
  quemTemPapel(
    hotsiteId: number,
    papel: string,
  ): Promise<{ uid: string; id: number; nome: string; email: string }[]>;
}
