import { canonico } from '@martelo/shared/canonico';
import { formatarData, formatarDataHora } from '@martelo/shared/datas';
import { mascararEmail } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Criterio, FormatoDeExportacao } from '@martelo/shared/exportacao-da-casa';
import type { Filtro } from '@martelo/shared/filtro';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { PapelInterno } from '@martelo/shared/papeis';
import { formatarReais } from '@martelo/shared/reais';
import { z } from 'zod';
import type {
  Acesso,
  Busca,
  Colecao,
  ConsultaDoPorto,
  DefinicaoColecao,
  Registros,
} from '../../records/records.ts';
import { ler } from '../entrada.ts';
import type { Coluna } from '../planilha/planilha.ts';
import type { Recurso } from './declaracao.ts';
import { camposDaPlanilha, linhasDaPlanilha } from './exportar.ts';
import { comoAEspecieEntende, parametrosDaEspecie } from './parametros.ts';
import { comRemovidos, tem } from './politica.ts';
import { rotuloDe, valorLido } from './rotulos.ts';
import { exigirNomeaveis, exportaInteiros, inteirosPara, temMascaras, veInteiros } from './visao.ts';

/** On whose behalf a file is made. */
export interface QuemExporta {
  acesso: Acesso;
  hotsite: RegrasHotsite;
}

/** What of a question decides whose eyes its answer is for. */
export interface OQueMostra {
  /** Masked fields whole. */
  inteiros: boolean;
  /** Removed records as well. */
  removidos: boolean;
}

/** A question that was let in, and what answers it. Nothing is read before it is asked for. */
export interface Preparada extends OQueMostra {
  titulo: string;
  /** What it is, in a sentence, where that is said. */
  descricao?: string;
  /** The file's name, without day and ending. */
  arquivo: string;
  criterios: Criterio[];
  colunas: readonly Coluna[];
  /** The kind whose masked fields are shown whole, which is written down; null where none is. */
  inteiroDe: string | null;
  contar(): Promise<number>;
  /** A page of them in memory at a time. */
  linhas(): AsyncIterable<readonly unknown[]>;
}

/** Something whose rows can be taken away as a file: a list, a report. */
export interface Exportavel {
  /** By which whoever asks, and what is kept, name it. */
  nome: string;
  formatos: readonly FormatoDeExportacao[];
  /** @throws ErroMartelo SEM_PERMISSAO, FILTRO_INVALIDO, REQUISICAO_INVALIDA */
  preparar(parametros: Readonly<Record<string, string>>, quem: QuemExporta): Promise<Preparada>;
  /**
   * What this person would be shown by such a question now: a file that was made while it was another is theirs no more.
   * @throws ErroMartelo SEM_PERMISSAO
   */
  alcance(quem: QuemExporta, oQueMostra: OQueMostra): string;
}

interface Lista<G extends { uid: string }> {
  /** The list in each mode's words. */
  recurso(hotsite: RegrasHotsite): Recurso<G, never>;
  colecao: Pick<Colecao<G>, 'listar' | 'percorrer'>;
  /** Which rows a caller reads: the collection's own. */
  leitura: DefinicaoColecao<never>['leitura'];
  le: readonly PapelInterno[];
  /** As the list's own call takes them. */
  parametros: z.ZodType;
  /** The question as its collection takes it. */
  traduzir?(consulta: ConsultaDoPorto): Promise<Busca> | Busca;
  emDia?(): Promise<void>;
  /** Whether what is masked may be asked for whole: never where its own call does not let anybody. */
  comInteiros?: boolean;
}

/** The rows of a list, by the very parameters, rights and masks of its own call. */
export function listaExportavel<G extends { uid: string }>(lista: Lista<G>): Exportavel {
  const { colecao, leitura, le, comInteiros = false } = lista;
  const parametros = lista.parametros.and(z.strictObject({ inteiros: z.enum(['true', 'false']).optional() }));
  const nome = lista.recurso({ tipo: 'leilao' } as RegrasHotsite).declaracao.nome;
  const exigir = ({ acesso, hotsite }: QuemExporta, { inteiros }: Pick<OQueMostra, 'inteiros'>) => {
    if (!tem(acesso, le)) throw new ErroMartelo('SEM_PERMISSAO', { papeis: le.join(', ') });
    const recurso = lista.recurso(hotsite) as Recurso<never, never>;
    if (inteiros && temMascaras(recurso) && !(comInteiros && exportaInteiros(recurso, acesso)))
      throw new ErroMartelo('SEM_PERMISSAO', {}, 'Seu papel exporta esta lista com os dados mascarados.');
    return recurso;
  };
  return {
    nome,
    formatos: ['xlsx', 'csv'],
    async preparar(pedidos, quem) {
      const pedido = ler(parametros, pedidos) as {
        consulta: ConsultaDoPorto;
        inteiros?: string;
        removidos?: string;
      };
      const mostra = { inteiros: pedido.inteiros === 'true', removidos: pedido.removidos === 'true' };
      const recurso = exigir(quem, mostra);
      exigirNomeaveis(recurso, quem.acesso, pedido.consulta);
      const lido = { consulta: comoAEspecieEntende(recurso, pedido.consulta) };
      const acesso = mostra.removidos ? comRemovidos(quem.acesso) : quem.acesso;
      const campos = camposDaPlanilha(recurso, acesso, mostra.inteiros);
      const busca = async (): Promise<Busca> => {
        await lista.emDia?.();
        const { filtros, ordem } = (await lista.traduzir?.(lido.consulta)) ?? lido.consulta;
        return { filtros, ordem };
      };
      return {
        ...mostra,
        titulo: recurso.declaracao.rotulo.varios,
        arquivo: nome,
        criterios: criteriosDe(recurso, lido.consulta.filtros, mostra),
        colunas: campos.map(({ coluna }) => coluna),
        inteiroDe: mostra.inteiros && veInteiros(recurso, acesso) ? nome : null,
        async contar() {
          const { filtros } = await busca();
          const { total } = await colecao.listar(acesso, { filtros: [...filtros], pagina: 1, porPagina: 1 });
          return total;
        },
        async *linhas() {
          const docs = colecao.percorrer(acesso, await busca());
          yield* linhasDaPlanilha(recurso as never, campos, docs as never, {
            acesso,
            inteiro: mostra.inteiros,
          });
        },
      };
    },
    alcance(quem, mostra) {
      const recurso = exigir(quem, mostra);
      const acesso = mostra.removidos ? comRemovidos(quem.acesso) : quem.acesso;
      return canonico({
        le: leitura(acesso),
        campos: camposDaPlanilha(recurso, acesso, mostra.inteiros).map(({ campo }) => campo),
        inteiros: mostra.inteiros ? inteirosPara(recurso, acesso) : [],
      } as never);
    },
  };
}

/** The list that every kind of record has. */
export function exportavelDoRecurso(recurso: Recurso<never, never>, registros: Registros): Exportavel {
  return listaExportavel({
    recurso: () => recurso,
    colecao: registros.colecao(recurso),
    leitura: recurso.leitura,
    le: recurso.declaracao.papeis.le,
    parametros: parametrosDaEspecie(recurso),
    comInteiros: true,
  });
}

/**
 * Words that were looked for, as they may be kept: an e-mail and what has a document's or a telephone's many digits show their ends alone, since a
 * box for words does not say which field it means.
 */
export const semQuemE = (palavras: string): string =>
  palavras
    .replace(/[^\s@]+@[^\s@]+/g, mascararEmail)
    .replace(/\d(?:[\s./()-]*\d){7,}/g, (numero) => `***${numero.replace(/\D/g, '').slice(-2)}`);

/** Values of one condition that its words name; more are counted. */
const DITOS = 5;

/** A question in words. What is masked stays so, and what is looked for by it is never kept whole. */
function criteriosDe(
  recurso: Recurso<never, never>,
  filtros: readonly Filtro[],
  { inteiros, removidos }: OQueMostra,
): Criterio[] {
  const { declaracao, nomeaveis } = recurso;
  const dito = (campo: string, valor: unknown): string => {
    const mascara = declaracao.campos[campo]?.mascara;
    if (mascara) return mascara.com(String(valor));
    const lido = valorLido(recurso, campo, valor);
    if (lido !== valor) return String(lido);
    if (valor === null || valor === '') return 'vazio';
    if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
    const dinheiro = declaracao.centavos?.includes(campo) || declaracao.campos[campo]?.tipo === 'centavos';
    if (dinheiro && typeof valor === 'number') return formatarReais(valor);
    if (nomeaveis.get(campo) === 'instante' && !Number.isNaN(Date.parse(String(valor))))
      return /^\d{4}-\d{2}-\d{2}$/.test(String(valor))
        ? formatarData(`${valor}T12:00:00-03:00`)
        : formatarDataHora(String(valor));
    return String(valor);
  };
  const valorDe = (filtro: Filtro): string => {
    switch (filtro.tipo) {
      case 'exata':
        return dito(filtro.campo, filtro.valor);
      case 'diferente':
        return `não é ${dito(filtro.campo, filtro.valor)}`;
      case 'multipla':
      case 'lista':
      case 'marca': {
        const ditos = filtro.valores.slice(0, DITOS).map((um) => dito(filtro.campo, um));
        const resto = filtro.valores.length - ditos.length;
        return ditos.join(', ') + (resto > 0 ? ` e mais ${resto}` : '');
      }
      case 'range':
        return [
          ...(filtro.min === undefined ? [] : [`de ${dito(filtro.campo, filtro.min)}`]),
          ...(filtro.max === undefined ? [] : [`até ${dito(filtro.campo, filtro.max)}`]),
        ].join(' ');
      case 'existe':
        return filtro.valor ? 'está preenchido' : 'não está preenchido';
      case 'geral':
      case 'geral_ou':
        return semQuemE(filtro.valor);
    }
  };
  return [
    ...filtros.map((filtro) => ({
      rotulo: 'campo' in filtro ? rotuloDe(recurso, filtro.campo) : 'Busca',
      valor: valorDe(filtro).slice(0, 300),
    })),
    ...(removidos ? [{ rotulo: 'Removidos', valor: 'também' }] : []),
    ...(inteiros ? [{ rotulo: 'Dados', valor: 'por inteiro' }] : []),
  ];
}
