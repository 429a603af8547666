import {
  ANEXOS_MAX,
  ROTULOS_SITUACAO_DOCUMENTO_DO_LEILAO,
  ROTULOS_TIPO_DOCUMENTO_DO_LEILAO,
  SITUACOES_DOCUMENTO_DO_LEILAO,
  type SituacaoDocumentoDoLeilao,
  TEM_VALOR,
} from '@martelo/shared/documento-do-leilao';
import {
  anexoDoDocumento,
  type DocumentoDoLeilaoEscrita,
  documentoDoLeilaoEscrita,
} from '@martelo/shared/documento-do-leilao.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_CUIDA_DOS_DOCUMENTOS_DO_LEILAO as QUEM } from '@martelo/shared/papeis';
import { formatarReais } from '@martelo/shared/reais';
import { paragrafos } from '@martelo/shared/texto';
import { z } from 'zod';
import { SEM_REMOVIDOS } from '../api/recurso/politica.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { VENDAS } from '../leituras/registros/venda.ts';
import { SISTEMA } from '../records/acesso.ts';
import { autorDe } from '../records/politica.ts';
import type { Registros } from '../records/records.ts';
import { NOTAS } from './nota.ts';
import { REPASSES } from './repasse.ts';
import type { ServicosDaCasa } from './servicos.ts';

type Situacao = SituacaoDocumentoDoLeilao;

/**
 * Papers of an auction: notice, minutes, accounts of sale, notas. Each is attached, then settled: whoever does it says that it agrees with the
 * books, and the engine looks. What was settled stays as it was until it is opened again.
 */
export const DOCUMENTOS_DO_LEILAO = recurso({
  nome: 'documentoDoLeilao',
  colecao: 'documentosDosLeiloes',
  caminho: '/v1/documentos-leilao',
  rotulo: { um: 'Documento de leilão', varios: 'Documentos de leilões' },
  modulo: 'acerto',
  titulo: ['tipo'],
  escrita: documentoDoLeilaoEscrita,
  guarda: {
    situacao: z.enum(SITUACOES_DOCUMENTO_DO_LEILAO).default('AGUARDANDO'),
    anexos: z.array(anexoDoDocumento).max(ANEXOS_MAX).default([]),
    acertadoEm: z.iso.datetime().nullable().default(null),
    acertadoPor: z.string().nullable().default(null),
    reabertoPorque: z.string().nullable().default(null),
    /** Whose account it settles, and as which of them: two people at once settle one amount once. */
    chave: z.string().nullable().default(null),
  },
  marca: 'hotsiteId',
  papeis: { le: QUEM, escreve: QUEM },
  campos: {
    tipo: { rotulo: 'Tipo' },
    situacao: { rotulo: 'Situação' },
    leilaoUid: { rotulo: 'Leilão' },
    comId: { rotulo: 'Comitente' },
    notaId: { rotulo: 'Nota de arrematação' },
    valor: { rotulo: 'Valor', tipo: 'centavos', semArvore: true },
    observacao: { rotulo: 'Observação', busca: true, semArvore: true },
    acertadoEm: { rotulo: 'Acertado em', semArvore: true },
    chave: { rotulo: 'Acerto', unico: true },
  },
  rotulos: {
    anexos: 'Anexos',
    'anexos.nome': 'Arquivo',
    'anexos.enviadoEm': 'Enviado em',
    'anexos.enviadoPor': 'Enviado por',
    acertadoPor: 'Acertado por',
    reabertoPorque: 'Por que foi reaberto',
    motivo: 'Motivo',
  },
  valores: {
    tipo: ROTULOS_TIPO_DOCUMENTO_DO_LEILAO,
    situacao: ROTULOS_SITUACAO_DOCUMENTO_DO_LEILAO,
  },
  refs: { comId: 'comitente', notaId: 'nota' },
  async confere({ acesso, antes, depois }, { localizador, registros }: ServicosDaCasa) {
    if (antes !== null && antes.leilaoUid !== depois.leilaoUid)
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        campo: 'leilaoUid',
        porque: 'os anexos são deste leilão; anexe outro documento no leilão certo',
      });
    const problemas = problemasDoDocumento(depois);
    if (problemas.length > 0) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, problemas);
    if (antes === null) await localizador.vistaDoLeilao(acesso, depois.leilaoUid);
    if (depois.notaId !== undefined && depois.notaId !== antes?.notaId)
      if ((await livroDoDocumento(registros, depois)) === null)
        throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['notaId: não é uma nota que vale, deste leilão']);
  },
  async emVolta({ antes, depois }, _servicos: ServicosDaCasa, gravar) {
    if (antes.situacao === 'ACERTADO' && depois.situacao === 'ACERTADO')
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        campo: 'situacao',
        porque: 'o documento está acertado; reabra-o antes',
      });
    return gravar();
  },
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'AGUARDANDO', para: 'ACERTADO', quem: QUEM },
      { de: 'ACERTADO', para: 'AGUARDANDO', quem: QUEM },
    ],
  },
  acoes: {
    acertar: {
      resumo: 'Acerta: o documento está anexado, e diz o que o livro diz',
      papeis: QUEM,
      para: 'ACERTADO',
      async executar({ doc, chamador }, { registros, emDia, agora }) {
        if (doc.anexos.length === 0) throw new ErroMartelo('DOCUMENTO_SEM_ANEXO');
        await emDia();
        return {
          ...{ situacao: 'ACERTADO' as Situacao, chave: await exigirComoNoLivro(registros, doc) },
          ...{ acertadoEm: new Date(agora()).toISOString(), acertadoPor: autorDe(chamador.acesso) },
        };
      },
    },
    reabrir: {
      resumo: 'Reabre: volta a aguardar, com o motivo',
      papeis: QUEM,
      para: 'AGUARDANDO',
      soUm: true,
      corpo: z.strictObject({ motivo: paragrafos(500).min(3) }),
      executar: ({ corpo }) => ({
        ...{ situacao: 'AGUARDANDO' as Situacao, chave: null, acertadoEm: null, acertadoPor: null },
        reabertoPorque: String(corpo.motivo),
      }),
    },
  },
});

/** What of a paper says whose money it is about. */
export interface DoLivro extends Pick<DocumentoDoLeilaoEscrita, 'leilaoUid' | 'tipo'> {
  hotsiteId: number;
  comId?: number | undefined;
  notaId?: number | undefined;
}

/**
 * What the books say of the money that a paper is about, centavos: of a consignor's account what it gets of all its lots that were sold for good, of a
 * nota its total. Null where they say nothing: no such sale, a cancelled nota, a notice.
 */
export async function livroDoDocumento(
  registros: Registros,
  { hotsiteId, leilaoUid, tipo, comId, notaId }: DoLivro,
): Promise<number | null> {
  if (tipo === 'CONTA_DE_VENDA' && comId !== undefined) {
    const filtros = [
      { tipo: 'exata', campo: 'leiUid', valor: leilaoUid } as const,
      { tipo: 'exata', campo: 'comId', valor: comId } as const,
      { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const,
    ];
    let soma: number | null = null;
    for await (const { situacao, liquido } of registros.colecao(REPASSES).percorrer(SISTEMA, { filtros }))
      if (situacao === 'A_RECEBER' || situacao === 'RECEBIDO') soma = (soma ?? 0) + liquido;
    return soma;
  }
  if (tipo === 'NOTA' && notaId !== undefined) {
    const nota = await registros.colecao(NOTAS).obterPor(SISTEMA, 'id', notaId);
    if (nota?.hotsiteId !== hotsiteId || nota.situacao !== 'EMITIDA') return null;
    const venda = await registros.colecao(VENDAS).obter(SISTEMA, nota.vendaUid);
    return venda?.leiUid === leilaoUid ? nota.total : null;
  }
  return null;
}

/**
 * A later sale is settled by a paper of its own: what the books say, less what others of the same account have settled.
 * @returns the key of this settling; null of a paper without an amount
 * @throws ErroMartelo VALOR_DIVERGENTE
 */
async function exigirComoNoLivro(
  registros: Registros,
  doc: DoLivro & { uid: string; valor?: number | undefined },
): Promise<string | null> {
  if (!TEM_VALOR.has(doc.tipo)) return null;
  const conta = `${doc.hotsiteId}:${doc.leilaoUid}:${doc.tipo}:${doc.comId ?? doc.notaId}`;
  const filtros = [
    { tipo: 'exata', campo: 'leilaoUid', valor: doc.leilaoUid } as const,
    { tipo: 'exata', campo: 'situacao', valor: 'ACERTADO' } as const,
    SEM_REMOVIDOS,
  ];
  let acertado = 0;
  const usadas = new Set<string>();
  for await (const outro of registros.colecao(DOCUMENTOS_DO_LEILAO).percorrer(SISTEMA, { filtros }))
    if (outro.uid !== doc.uid && outro.chave?.startsWith(`${conta}:`)) {
      acertado += outro.valor ?? 0;
      usadas.add(outro.chave);
    }
  const esperado = Math.max(0, ((await livroDoDocumento(registros, doc)) ?? 0) - acertado);
  if (doc.valor !== esperado || esperado === 0)
    throw new ErroMartelo('VALOR_DIVERGENTE', {
      ...{ informado: doc.valor ?? 0, informadoFormatado: formatarReais(doc.valor ?? 0) },
      ...{ esperado, esperadoFormatado: formatarReais(esperado) },
    });
  let vez = 0;
  while (usadas.has(`${conta}:${vez}`)) vez++;
  return `${conta}:${vez}`;
}

/** Whose it is and how much it says, by its type, each at its field. */
function problemasDoDocumento({ tipo, comId, notaId, valor }: DocumentoDoLeilaoEscrita): string[] {
  const problemas: string[] = [];
  const exigir = (campo: string, ha: boolean, precisa: boolean, falta: string, sobra: string) => {
    if (precisa && !ha) problemas.push(`${campo}: ${falta}`);
    if (!precisa && ha) problemas.push(`${campo}: ${sobra}`);
  };
  const [conta, nota] = [tipo === 'CONTA_DE_VENDA', tipo === 'NOTA'];
  exigir('comId', comId !== undefined, conta, 'diga de qual comitente', 'só uma conta de venda tem um');
  exigir('notaId', notaId !== undefined, nota, 'diga qual nota', 'só uma nota de arrematação tem uma');
  const dizValor = valor !== undefined;
  exigir('valor', dizValor, TEM_VALOR.has(tipo), 'diga o total do documento', 'este documento não tem um');
  return problemas;
}
