import type { Patio } from '../patio.ts';
import type { AgendaDoPatio, JanelaDoPatio } from './agenda.ts';

/* What who comes to pick something up wants to know of a yard: on the page of the purchase and in its letters. */

const DIAS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** "segunda a sexta, das 9h às 12h e das 13h às 17h"; a line for days that differ. */
export function horariosEmPalavras({ janelas }: Pick<AgendaDoPatio, 'janelas'>): string[] {
  const porDias = Map.groupBy(janelas, ({ dias }) => dias.toSorted().join());
  return [...porDias.values()]
    .toSorted(([uma], [outra]) => Math.min(...uma!.dias) - Math.min(...outra!.dias))
    .map(
      (suas) => `${diasEmPalavras(suas[0]!.dias)}, ${emSequencia(suas.toSorted(porAbertura).map(intervalo))}`,
    );
}

const porAbertura = (uma: JanelaDoPatio, outra: JanelaDoPatio): number => uma.abre.localeCompare(outra.abre);
const intervalo = ({ abre, fecha }: JanelaDoPatio): string => `das ${hora(abre)} às ${hora(fecha)}`;
/** "09:00" is "9h", "08:30" is "8h30". */
const hora = (escrita: string): string => {
  const [horas, minutos] = escrita.split(':');
  return `${Number(horas)}h${minutos === '00' ? '' : minutos}`;
};

function diasEmPalavras(dias: readonly number[]): string {
  const ordem = dias.toSorted();
  const seguidos = ordem.every((dia, i) => i === 0 || dia === ordem[i - 1]! + 1);
  if (ordem.length === 7) return 'todos os dias';
  if (seguidos && ordem.length > 2) return `${DIAS[ordem[0]!]} a ${DIAS[ordem.at(-1)!]}`;
  return emSequencia(ordem.map((dia) => DIAS[dia]!));
}

const emSequencia = (partes: readonly string[]): string =>
  partes.length < 2 ? (partes[0] ?? '') : `${partes.slice(0, -1).join(', ')} e ${partes.at(-1)}`;

const DOCUMENTO = 'Documento com foto de quem vai retirar';
/** What everybody brings. */
export const TODOS_LEVAM: readonly string[] = [
  DOCUMENTO,
  'Extrato da compra impresso',
  'Código de retirada, que está na página da compra',
];
/** What a third party brings, who does not see the purchase's page: the code stands on the authorization. */
export const O_TERCEIRO_LEVA: readonly string[] = [
  DOCUMENTO,
  'Autorização de retirada, com o código: está nos papéis da compra',
  'Extrato da compra impresso',
];

/** What is brought to this yard, a thing an entry. @param terceiro it is a third party who comes */
export const oQueLevar = (
  { oQueLevar: doPatio }: Pick<AgendaDoPatio, 'oQueLevar'>,
  terceiro = false,
): string[] => [
  ...(terceiro ? O_TERCEIRO_LEVA : TODOS_LEVAM),
  ...(doPatio ?? '').split('\n').filter((linha) => linha.trim() !== ''),
];

/** Where directions are asked for: the place that staff named on a map service, else its coordinates, else its address. */
export function comoChegar({
  googleMaps,
  coordenadas,
  endereco,
  cidade,
  estadoUf,
}: {
  [Campo in 'googleMaps' | 'coordenadas']?: Patio[Campo] | null;
} & Pick<Patio, 'endereco' | 'cidade'> & { estadoUf: string }): string {
  if (googleMaps) return googleMaps;
  const destination = coordenadas
    ? `${coordenadas.latitude},${coordenadas.longitude}`
    : `${endereco}, ${cidade}, ${estadoUf}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
