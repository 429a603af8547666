/** Why the media service ends a connection: the WebSocket's close code and, as its reason, what a person reads. */
export const FINS = {
  ILEGIVEL: [4400, 'O que chegou não é uma transmissão que se possa mostrar.'],
  RECUSADA: [4401, 'Esta entrada não vale mais. Peça outra.'],
  OCUPADA: [4409, 'Outra pessoa assumiu esta transmissão.'],
  ENCERRADA: [4410, 'Esta transmissão foi encerrada.'],
  GRANDE: [4413, 'A imagem é grande demais. Diminua a qualidade para transmitir.'],
  PAROU: [4408, 'A transmissão parou de chegar.'],
  CHEIA: [4503, 'Há gente demais assistindo agora. Tente daqui a pouco.'],
  INDISPONIVEL: [4504, 'Não foi possível confirmar a entrada agora. Tente de novo.'],
  REINICIO: [1012, 'O serviço está reiniciando.'],
} as const satisfies Record<string, readonly [number, string]>;
export type Fim = keyof typeof FINS;

/** After these nobody comes back by themselves: the same would be answered, or two would take the place from each other for ever. */
const SEM_VOLTA: readonly Fim[] = ['ILEGIVEL', 'ENCERRADA', 'GRANDE', 'OCUPADA'];

export const fimDoCodigo = (codigo: number): Fim | null =>
  (Object.keys(FINS) as Fim[]).find((fim) => FINS[fim][0] === codigo) ?? null;
export const voltaDepoisDe = (fim: Fim | null): boolean => fim === null || !SEM_VOLTA.includes(fim);

/** By this subprotocol a connection sends; without it, it watches. */
export const PROTOCOLO_DO_EMISSOR = 'publisher';
