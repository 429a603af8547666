import type { Canal } from '@martelo/shared/avisos/canais';
import type { ConfiguracaoDeAvisos, EventoDescrito } from '@martelo/shared/avisos/esquemas';
import { SILENCIO_PADRAO } from '@martelo/shared/avisos/silencio-padrao';
import type { CampoDoRecurso } from '@martelo/shared/recurso';
import { useQuery } from '@tanstack/react-query';
import { ADMIN_NOTIFICACOES as P } from '../../src/palavras/admin-notificacoes.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import type { Registro } from '../dados/tipos.ts';
import type { Valores } from '../formulario/valores.ts';

export const ESPECIE = 'configuracaoDeAvisos';
export const CAMINHO = '/v1/avisos-configuracao';
export const ROTA = 'configurar-notificacoes';

/** A brand's settings as the engine keeps them: of channels only what differs from the house's. */
export type Guardada = Registro & ConfiguracaoDeAvisos;
export type Estado = keyof typeof P.estados;

export const useEventos = () =>
  useQuery<EventoDescrito[], Recusa>({
    queryKey: ['avisos', 'eventos'],
    queryFn: async ({ signal }) =>
      (await chamar<{ itens: EventoDescrito[] }>('GET', '/v1/avisos/eventos', { signal })).itens,
    ...{ retry: false, staleTime: 60_000 },
  });

/** What the brand has published; null while the house's holds. */
export const useGuardada = () =>
  useQuery<Guardada | null, Recusa>({
    queryKey: [ESPECIE, 'publicada'],
    queryFn: async ({ signal }) =>
      (await chamar<{ itens: Guardada[] }>('GET', `${CAMINHO}?porPagina=1`, { signal })).itens[0] ?? null,
    retry: false,
  });

/** Where an event's channel stands among the fields of the form. */
export const chaveDe = (evento: string, canal: Canal): string => `${evento}:${canal}`;

type CanalDoEvento = EventoDescrito['canais'][number];

/** What a brand's word, or its silence, says of a channel. Of what goes to the house nobody chooses. */
export function estadoDe(
  { para }: Pick<EventoDescrito, 'para'>,
  { ligado, sempre }: Pick<CanalDoEvento, 'ligado' | 'sempre'>,
  daMarca: boolean | undefined,
): Estado {
  if (sempre || (daMarca ?? ligado)) return 'ligado';
  return daMarca === false || para === 'interno' ? 'desligado' : 'escolha';
}

/** The states that a channel may have, in the order in which they are offered. */
export const estadosDe = (
  { para }: Pick<EventoDescrito, 'para'>,
  { ligado }: Pick<CanalDoEvento, 'ligado'>,
): Estado[] => (ligado || para === 'interno' ? ['ligado', 'desligado'] : ['ligado', 'escolha', 'desligado']);

/** The brand's word for a state; none where the house says the same. */
function palavraDe(
  { para }: Pick<EventoDescrito, 'para'>,
  { ligado }: Pick<CanalDoEvento, 'ligado'>,
  estado: Estado,
): boolean | undefined {
  if (estado === 'ligado') return ligado ? undefined : true;
  if (estado === 'escolha') return undefined;
  return para === 'interno' && !ligado ? undefined : false;
}

/** The settings as one flat form: an hour, or a channel of an event, a field. */
export function planoDe(guardada: Guardada | null, eventos: readonly EventoDescrito[]): Registro {
  const { inicio, fim } = guardada?.silencio ?? SILENCIO_PADRAO;
  const canais = eventos.flatMap((evento) =>
    evento.canais
      .filter(({ sempre }) => !sempre)
      .map((um) => [
        chaveDe(evento.evento, um.canal),
        estadoDe(evento, um, guardada?.canais[evento.evento]?.[um.canal]),
      ]),
  );
  const { id, uid, revisao, createdAt, updatedAt } = guardada ?? ({} as Partial<Registro>);
  return { id, uid, revisao, createdAt, updatedAt, inicio, fim, ...Object.fromEntries(canais) } as Registro;
}

/** What is sent of such a form. What an older page does not know of is left as it stands. */
export function escritaDe(
  plano: Valores,
  eventos: readonly EventoDescrito[],
  guardada: Guardada | null,
): ConfiguracaoDeAvisos {
  const canais: Record<string, Record<string, boolean>> = structuredClone(
    (guardada?.canais ?? {}) as Record<string, Record<string, boolean>>,
  );
  for (const evento of eventos) {
    const dele = { ...canais[evento.evento] };
    for (const um of evento.canais) {
      const estado = plano[chaveDe(evento.evento, um.canal)] as Estado | undefined;
      const palavra = um.sempre || estado === undefined ? undefined : palavraDe(evento, um, estado);
      if (palavra === undefined) delete dele[um.canal];
      else dele[um.canal] = palavra;
    }
    if (Object.keys(dele).length > 0) canais[evento.evento] = dele;
    else delete canais[evento.evento];
  }
  return { silencio: { inicio: Number(plano.inicio), fim: Number(plano.fim) }, canais } as never;
}

/** The form's fields, as a form, a merge and a question read them. */
export function camposDoPlano(eventos: readonly EventoDescrito[]): CampoDoRecurso[] {
  const opcao = (campo: string, rotulo: string, opcoes: CampoDoRecurso['opcoes'], padrao: unknown) => ({
    ...{ campo, rotulo, tipo: 'opcao' as const, lista: false, opcoes, obrigatorio: true, padrao },
    ...{ minimo: null, maximo: null, campos: [], escreve: true, mascarado: false, inteiro: false },
    ...{ busca: false, nomeavel: false, filtros: [], ordena: false, ref: null },
  });
  const horas = Array.from({ length: 24 }, (_, h) => ({ valor: h, rotulo: P.silencio.hora(h) }));
  const { inicio, fim } = SILENCIO_PADRAO;
  return [
    opcao('inicio', `${P.silencio.titulo}: ${P.silencio.inicio.toLowerCase()}`, horas, inicio),
    opcao('fim', `${P.silencio.titulo}: ${P.silencio.fim.toLowerCase()}`, horas, fim),
    ...eventos.flatMap((evento) =>
      evento.canais
        .filter(({ sempre }) => !sempre)
        .map((um) =>
          opcao(
            chaveDe(evento.evento, um.canal),
            P.celula(evento.rotulo, um.rotulo),
            estadosDe(evento, um).map((valor) => ({ valor, rotulo: P.estados[valor] })),
            estadoDe(evento, um, undefined),
          ),
        ),
    ),
  ];
}
