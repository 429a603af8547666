import { canonico } from '@martelo/shared/canonico';
import { formatarData } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  type Criterio,
  FORMATOS_DE_EXPORTACAO,
  MAXIMO_DA_EXPORTACAO,
} from '@martelo/shared/exportacao-da-casa';
import type { Filtro } from '@martelo/shared/filtro';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { PorModo } from '@martelo/shared/modo';
import type { PapelInterno } from '@martelo/shared/papeis';
import { exportavelDoRelatorio, type ParaQuem } from '@martelo/shared/relatorio';
import { z } from 'zod';
import { ler } from '../../api/entrada.ts';
import type { Coluna } from '../../api/planilha/planilha.ts';
import type { Exportavel } from '../../api/recurso/exportavel.ts';
import { tem } from '../../api/recurso/politica.ts';
import { LEILOES, type LeilaoRegistro } from '../../leituras/registros/leilao.ts';
import type { Leitura } from '../../leituras/terminados/leitura.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { Nomes } from './nomes.ts';

export type DaCasa = Extract<Acesso, { tipo: 'interno' }>;
const ADM = 'Interno - ADM';

/** What reports are made from. */
export interface FontesDoRelatorio {
  registros: Registros;
  leitura: Pick<Leitura, 'lote'>;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

/** A run: what it was asked by, on whose behalf. */
export interface PedidoDeRelatorio extends FontesDoRelatorio {
  acesso: DaCasa;
  hotsite: RegrasHotsite;
  leilao: LeilaoRegistro | null;
  /** First and last moment of the days that were named, ISO; null where none was. */
  de: string | null;
  ate: string | null;
  situacao: string | null;
  /** The consignors whose rows these are alone (`id`s); null: everybody's. */
  comitentes: readonly number[] | null;
  /** Names that rows show, looked up once each. */
  nomes: Nomes;
}

/** A column, with what of a row stands in it. */
export interface ColunaDoRelatorio<L> extends Coluna {
  de(linha: L): unknown;
  /** Only who has one of these sees it. */
  so?: readonly PapelInterno[];
}

export interface Relatorio<L = unknown> {
  nome: string;
  titulo: PorModo<string>;
  descricao: PorModo<string>;
  grupo: string;
  para: ParaQuem;
  papeis: readonly PapelInterno[];
  leilao?: boolean;
  /** What `de` and `ate` are days of. */
  periodo?: string;
  situacoes?: Readonly<Record<string, string>>;
  colunas(modo: RegrasHotsite['tipo']): readonly ColunaDoRelatorio<L>[];
  /** How many records it is made from, as far as the question says: for the progress alone. */
  contar(pedido: PedidoDeRelatorio): Promise<number>;
  linhas(pedido: PedidoDeRelatorio): AsyncIterable<L>;
}

/** Types a report by its own rows. */
export const relatorio = <L>(declarado: Relatorio<L>): Relatorio => declarado as unknown as Relatorio;

const dia = z.iso.date();
const parametrosDe = ({ leilao, periodo, situacoes }: Relatorio) =>
  z
    .strictObject({
      ...(leilao && { leilao: z.guid().optional() }),
      ...(periodo !== undefined && { de: dia.optional(), ate: dia.optional() }),
      ...(situacoes && { situacao: z.enum(Object.keys(situacoes) as [string, ...string[]]).optional() }),
    })
    .refine((lido) => {
      const { de, ate } = lido as { de?: string; ate?: string };
      return de === undefined || ate === undefined || de <= ate;
    }, 'o período termina antes de começar');

/** A report's columns that one of the house is shown. */
export const colunasPara = (um: Relatorio, acesso: Acesso, modo: RegrasHotsite['tipo']) =>
  um.colunas(modo).filter(({ so }) => so === undefined || tem(acesso, so));

/** Whose rows somebody's report has: of one who answers for consignors, and does not administer, those alone. */
const comitentesDe = ({ para }: Relatorio, acesso: DaCasa): readonly number[] | null =>
  para === 'casa' || acesso.papeis.includes(ADM) ? null : (acesso.comitentes ?? []);

/** A report as something whose rows are taken away. */
export function exportavelDe(um: Relatorio, fontes: FontesDoRelatorio, nomes: () => Nomes): Exportavel {
  const parametros = parametrosDe(um);
  const exigir = (acesso: Acesso): DaCasa => {
    if (!tem(acesso, um.papeis)) throw new ErroMartelo('SEM_PERMISSAO', { papeis: um.papeis.join(', ') });
    return acesso;
  };
  return {
    nome: exportavelDoRelatorio(um.nome),
    formatos: FORMATOS_DE_EXPORTACAO,
    async preparar(pedidos, { acesso: quem, hotsite }) {
      const acesso = exigir(quem);
      const lido = ler(parametros, pedidos) as {
        leilao?: string;
        de?: string;
        ate?: string;
        situacao?: string;
      };
      await fontes.emDia();
      const leilao = lido.leilao
        ? await fontes.registros.colecao(LEILOES).obter(acesso, lido.leilao.toLowerCase())
        : null;
      if (lido.leilao && leilao === null) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'leilao' });
      const pedido: PedidoDeRelatorio = {
        ...{ ...fontes, acesso, hotsite, leilao, nomes: nomes(), situacao: lido.situacao ?? null },
        de: lido.de === undefined ? null : new Date(`${lido.de}T00:00:00.000-03:00`).toISOString(),
        // D25: what happens in the last millisecond of a São Paulo day is of that day.
        ate: lido.ate === undefined ? null : new Date(`${lido.ate}T23:59:59.999-03:00`).toISOString(),
        comitentes: comitentesDe(um, acesso),
      };
      const colunas = colunasPara(um, acesso, hotsite.tipo);
      return {
        descricao: um.descricao[hotsite.tipo],
        ...{ titulo: um.titulo[hotsite.tipo], arquivo: um.nome, inteiros: false, removidos: false },
        ...{ colunas, inteiroDe: null, criterios: criteriosDe(um, pedido, lido) },
        // A row may be of part of a record, or of several: what is too much is found out while it is made.
        contar: async () => Math.min(await um.contar(pedido), MAXIMO_DA_EXPORTACAO),
        async *linhas() {
          for await (const linha of um.linhas(pedido)) yield colunas.map(({ de }) => de(linha));
        },
      };
    },
    alcance({ acesso: quem, hotsite }) {
      const acesso = exigir(quem);
      return canonico({
        comitentes: comitentesDe(um, acesso),
        colunas: colunasPara(um, acesso, hotsite.tipo).map(({ titulo }) => titulo),
      } as never);
    },
  };
}

function criteriosDe(
  { periodo, situacoes, para }: Relatorio,
  { leilao, comitentes, hotsite }: PedidoDeRelatorio,
  { de, ate, situacao }: { de?: string; ate?: string; situacao?: string },
): Criterio[] {
  const dias = (qual: string): string => formatarData(`${qual}T12:00:00-03:00`);
  return [
    ...(leilao ? [{ rotulo: { leilao: 'Leilão', loja: 'Evento' }[hotsite.tipo], valor: leilao.nome }] : []),
    ...(de !== undefined || ate !== undefined
      ? [
          {
            rotulo: periodo ?? '',
            valor: [de && `de ${dias(de)}`, ate && `até ${dias(ate)}`].filter(Boolean).join(' '),
          },
        ]
      : []),
    ...(situacao !== undefined ? [{ rotulo: 'Situação', valor: situacoes?.[situacao] ?? situacao }] : []),
    ...(para === 'comitente' && comitentes === null ? [{ rotulo: 'Comitentes', valor: 'todos' }] : []),
  ];
}

/** The days of a question, as a filter on a field of its records. */
export const noPeriodo = ({ de, ate }: Pick<PedidoDeRelatorio, 'de' | 'ate'>, campo: string): Filtro[] =>
  de === null && ate === null
    ? []
    : [{ tipo: 'range', campo, ...(de !== null && { min: de }), ...(ate !== null && { max: ate }) }];

/** Whether an instant (ISO) is within its days. */
export const cabeNoPeriodo = (
  { de, ate }: Pick<PedidoDeRelatorio, 'de' | 'ate'>,
  instante: string,
): boolean => (de === null || instante >= de) && (ate === null || instante <= ate);
