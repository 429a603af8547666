// No schema in here: screens read it in the browser.

/** What somebody does at a yard that they stand at (fleet, section 3): let vehicles in, see to services, let them out, keep the yard itself. */
export const DIREITOS_NO_PATIO = ['ENTRADA', 'SERVICOS', 'SAIDA', 'GESTAO'] as const;
export type DireitoNoPatio = (typeof DIREITOS_NO_PATIO)[number];
export const ROTULOS_DIREITO: Record<DireitoNoPatio, string> = {
  ...{ ENTRADA: 'Entrada', SERVICOS: 'Serviços', SAIDA: 'Saída', GESTAO: 'Gestão' },
};

/** Of a yard's link to somebody: what is said of it; a link that says nothing has them all (decision 584). */
export interface DireitosDeAlguem {
  usuario: string;
  direitos: readonly DireitoNoPatio[];
}

/** In their order, each once. */
const emOrdem = (direitos: readonly DireitoNoPatio[]): DireitoNoPatio[] =>
  DIREITOS_NO_PATIO.filter((um) => direitos.includes(um));

export const direitosDe = (
  ditos: readonly DireitosDeAlguem[] | undefined,
  usuario: string,
): DireitoNoPatio[] => {
  const dele = ditos?.find((um) => um.usuario === usuario);
  return emOrdem(dele?.direitos ?? DIREITOS_NO_PATIO);
};

/** What a yard says of its people after one's link has become this; null: they stand there no more. All four are not said: they go without saying. */
export function comDireitos(
  ditos: readonly DireitosDeAlguem[] | undefined,
  usuario: string,
  direitos: readonly DireitoNoPatio[] | null,
): { usuario: string; direitos: DireitoNoPatio[] }[] {
  const outros = (ditos ?? [])
    .filter((um) => um.usuario !== usuario)
    .map((um) => ({ usuario: um.usuario, direitos: emOrdem(um.direitos) }));
  const seus = direitos && emOrdem(direitos);
  return seus === null || seus.length === DIREITOS_NO_PATIO.length
    ? outros
    : [...outros, { usuario, direitos: seus }];
}

/** Which right acts of kinds take, of who is held to the yards that they stand at; `escreve`: whatever is written of a record by its form. */
export const DIREITO_DO_ATO: Readonly<Record<string, Readonly<Record<string, DireitoNoPatio>> | undefined>> =
  {
    estadia: {
      ...{ agendarEntrada: 'ENTRADA', entrar: 'ENTRADA', cancelar: 'ENTRADA', mudarVaga: 'ENTRADA' },
      ...{ liberarSaida: 'SAIDA', voltar: 'SAIDA', finalizar: 'SAIDA' },
    },
    servicoDeEstadia: { agendar: 'SERVICOS', realizar: 'SERVICOS', cancelar: 'SERVICOS' },
    remocao: { apresentar: 'ENTRADA', recusarEntrada: 'ENTRADA', darEntrada: 'ENTRADA' },
    patio: { escreve: 'GESTAO' },
  };

/** Yards that somebody stands at, with their rights there; null of who is held to none. */
export type PatiosDeAlguem = readonly { uid: string; direitos: readonly DireitoNoPatio[] }[] | null;

/** @param patUid null: at any of theirs */
export const podeNoPatio = (
  patios: PatiosDeAlguem | undefined,
  patUid: string | null | undefined,
  direito: DireitoNoPatio,
): boolean =>
  patios == null ||
  patios.some(({ uid, direitos }) => (patUid == null || uid === patUid) && direitos.includes(direito));
