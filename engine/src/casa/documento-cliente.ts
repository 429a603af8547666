import {
  aprovacaoDeDocumento,
  arquivoDoDocumentoVisto,
  type DocumentoCliente,
  divergenciaDeDocumento,
  documentoCliente,
} from '@martelo/shared/documento-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_VALIDA_DOCUMENTOS } from '@martelo/shared/papeis';
import { ROTULOS_TIPO_DOCUMENTO, TIPOS_DOCUMENTO } from '@martelo/shared/tipo-de-documento';
import { z } from 'zod';
import type { Servicos } from '../api/recurso/declaracao.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { autorDe } from '../records/politica.ts';
import type { Acesso, Registro } from '../records/records.ts';

/** What became of a document, for who makes the client's registration follow it. */
const fatoDoDocumento = z.strictObject({
  cliUid: z.guid(),
  tipo: z.enum(TIPOS_DOCUMENTO),
  /** Whom it concerns is told of this; null: nothing that they do not know. */
  aviso: z.enum(['documento-aprovado', 'documento-divergente']).nullable(),
  /** It had been approved, and is no more. */
  revogado: z.boolean(),
});
export type FatoDoDocumento = z.infer<typeof fatoDoDocumento>;

/** A document as it is stored. */
export type DocumentoGuardado = DocumentoCliente & {
  uid: string;
  id: number;
  hotsiteId: number;
  removidoEm?: string | undefined;
};

/** What clients' documents need to have done elsewhere, and shown beside them. */
export interface ServicosDosDocumentos extends Servicos {
  /** Brings the client's registration to what their documents have become, then tells them. The same `chave` tells once. */
  seguirDocumento(uid: string, fato: FatoDoDocumento, chave: string): Promise<void>;
  apagarArquivos(uids: readonly string[], motivo: string): Promise<void>;
  /** What whoever decides looks at beside the document. */
  detalheDoDocumento(acesso: Acesso, documento: Registro<DocumentoGuardado>): Promise<DetalheDoDocumento>;
}

/** Where the very same bytes were sent besides. */
const igual = z.object({
  documentoUid: z.string().nullable(),
  documentoId: z.int().nullable(),
  cliUid: z.string(),
  /** By the very client that this document is of. */
  doMesmo: z.boolean(),
  enviadoEm: z.string(),
});
const detalhe = {
  arquivosVistos: z.array(arquivoDoDocumentoVisto.extend({ iguais: z.array(igual) })),
  /** What else this client sent, the newest first. */
  outros: z.array(
    z.object({
      uid: z.guid(),
      id: z.int(),
      tipo: z.enum(TIPOS_DOCUMENTO),
      situacao: z.string(),
      enviadoEm: z.string().nullable(),
      decididoEm: z.string().nullable(),
      motivo: z.string().nullable(),
    }),
  ),
};
type DetalheDoDocumento = z.output<z.ZodObject<typeof detalhe>>;

const GERENCIA = ['Interno - ADM', 'Interno - GerenteSAC'] as const;

/**
 * Documents of clients: photographed and sent by them, looked at by SAC. Only the situation of an open one changes; a divergent one is
 * answered by another document.
 */
export const DOCUMENTOS_CLIENTE = recurso({
  nome: 'documentoCliente',
  colecao: 'documentosCliente',
  caminho: '/v1/documentos-cliente',
  rotulo: { um: 'Documento de cliente', varios: 'Documentos de clientes' },
  modulo: 'manutencao',
  titulo: ['tipo'],
  fila: { campo: 'situacao', valores: ['Aguardando Validação'], rotulo: 'Documentos a conferir' },
  escrita: z.strictObject({}),
  guarda: documentoCliente.shape,
  marca: 'hotsiteId',
  papeis: { le: QUEM_VALIDA_DOCUMENTOS, escreve: [] },
  dono: { campo: 'cliUid', muda: soOQueOClienteMuda },
  campos: {
    cliUid: { rotulo: 'Cliente' },
    tipo: { rotulo: 'Tipo' },
    situacao: { rotulo: 'Situação' },
    enviadoEm: { rotulo: 'Enviado em' },
    'decisao.em': { rotulo: 'Conferido em', semArvore: true },
    'decisao.por': { rotulo: 'Conferido por', semArvore: true },
    chaveAberta: { rotulo: 'Documento em aberto', unico: true },
  },
  rotulos: {
    arquivos: 'Arquivos',
    decisao: 'Decisão',
    autorizacao: 'Autorização para sucata',
    'autorizacao.tipoAutorizacao': 'Tipo da autorização',
    'autorizacao.validade': 'Vale até',
    motivo: 'Motivo',
    responde: 'Responde ao documento',
  },
  valores: { tipo: ROTULOS_TIPO_DOCUMENTO },
  transicoes: {
    campo: 'situacao',
    tabela: [
      // By the client, when all sides are there.
      { de: 'Cadastrado', para: 'Aguardando Validação', quem: [] },
      { de: 'Aguardando Validação', para: 'Aprovado', quem: QUEM_VALIDA_DOCUMENTOS },
      { de: 'Aguardando Validação', para: 'Divergente', quem: QUEM_VALIDA_DOCUMENTOS },
      // What turns out to be wrong later.
      { de: 'Aprovado', para: 'Divergente', quem: GERENCIA },
    ],
  },
  acoes: {
    aprovar: {
      resumo: 'Aprova o documento; com todos aprovados, o cliente pode dar lances',
      papeis: QUEM_VALIDA_DOCUMENTOS,
      para: 'Aprovado',
      // It opens bidding to somebody: each is opened and looked at.
      soUm: true,
      corpo: aprovacaoDeDocumento,
      executar({ doc, corpo, chamador }, { agora }) {
        const { autorizacao } = corpo as z.output<typeof aprovacaoDeDocumento>;
        const deSucata = doc.tipo === 'AUTORIZACAO_SUCATA';
        if (deSucata !== (autorizacao !== undefined))
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
            deSucata
              ? 'autorizacao: diga qual é a autorização, e até quando vale.'
              : 'autorizacao: só uma autorização para sucata tem uma.',
          ]);
        const em = new Date(agora()).toISOString();
        return {
          ...{ situacao: 'Aprovado' as const, chaveAberta: null, autorizacao: autorizacao ?? null },
          decisao: { situacao: 'Aprovado' as const, em, por: autorDe(chamador.acesso), motivo: null },
        };
      },
    },
    divergir: {
      resumo: 'Diverge do documento, com um motivo que o cliente lê; de um aprovado, só a gerência',
      papeis: QUEM_VALIDA_DOCUMENTOS,
      para: 'Divergente',
      corpo: divergenciaDeDocumento,
      executar({ corpo, chamador }, { agora }) {
        const { motivo } = corpo as z.output<typeof divergenciaDeDocumento>;
        const em = new Date(agora()).toISOString();
        return {
          ...{ situacao: 'Divergente' as const, chaveAberta: null },
          decisao: { situacao: 'Divergente' as const, em, por: autorDe(chamador.acesso), motivo },
        };
      },
    },
  },
  efeitos: {
    seguir: {
      rotulo: 'Cadastro e aviso ao cliente',
      em: ['alterar', 'aprovar', 'divergir', 'remover'],
      dados: fatoDoDocumento,
      prepara({ antes, depois }) {
        const { cliUid, tipo, situacao } = depois;
        const mudou = antes?.situacao !== situacao || antes.removidoEm !== depois.removidoEm;
        if (!mudou) return null;
        const aviso =
          situacao === 'Aprovado'
            ? ('documento-aprovado' as const)
            : situacao === 'Divergente'
              ? ('documento-divergente' as const)
              : null;
        return { cliUid, tipo, aviso, revogado: antes?.situacao === 'Aprovado' };
      },
      faz: (fato: FatoDoDocumento, servicos: ServicosDosDocumentos, { uid, chave }) =>
        servicos.seguirDocumento(uid, fato, chave),
    },
    apagarArquivos: {
      rotulo: 'Arquivos retirados',
      em: ['alterar', 'remover'],
      dados: z.strictObject({ uids: z.array(z.string()) }),
      prepara({ antes, depois }) {
        const ficam = new Set(depois.removidoEm === undefined ? depois.arquivos.map(({ uid }) => uid) : []);
        const uids = (antes?.arquivos ?? []).map(({ uid }) => uid).filter((uid) => !ficam.has(uid));
        return uids.length > 0 ? { uids } : null;
      },
      faz: ({ uids }: { uids: string[] }, servicos: ServicosDosDocumentos) =>
        servicos.apagarArquivos(uids, RETIRADO),
    },
  },
  detalhe: {
    resposta: detalhe,
    de: (doc, acesso, servicos: ServicosDosDocumentos) => servicos.detalheDoDocumento(acesso, doc),
  },
});

/** Why the bytes of a file that a client took back are gone. */
const RETIRADO = 'Retirado por quem enviou, antes de conferido';

/** Puts it together, has it looked at, takes it back: as long as nobody has decided. What the house said of it is never theirs. */
function soOQueOClienteMuda(depois: DocumentoGuardado, antes: DocumentoGuardado): boolean {
  const fixo = ({ cliUid, tipo, decisao, autorizacao, responde }: DocumentoGuardado) =>
    JSON.stringify([cliUid, tipo, decisao, autorizacao, responde]);
  return aberto(antes) && aberto(depois) && fixo(depois) === fixo(antes);
}

/** Whether its client may still take it back. */
export const aberto = ({ situacao }: Pick<DocumentoGuardado, 'situacao'>): boolean =>
  situacao === 'Cadastrado' || situacao === 'Aguardando Validação';
