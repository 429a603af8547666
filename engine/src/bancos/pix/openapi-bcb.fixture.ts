import { z } from 'zod';

/*
 * The answers of API Pix as bacen/pix-api, openapi.yaml, describes them (read at 2.8.1, whose cob, cobv, pix and webhook 2.9.0 kept, with
 * its wider CNPJ and ISPB): what is required, and the patterns. Written apart from the client and the simulator, to judge both.
 */

const valor = z.string().regex(/^\d{1,10}\.\d{2}$/);
const instante = z.iso.datetime({ offset: true });
const txid = z.string().regex(/^[a-zA-Z0-9]{1,35}$/);

const devolucao = z.object({
  id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/),
  rtrId: z.string().regex(/^D[0-9A-Z]{8}\d{12}[a-zA-Z0-9]{11}$/),
  valor,
  natureza: z.enum(['ORIGINAL', 'RETIRADA', 'MED_OPERACIONAL', 'MED_FRAUDE']).optional(),
  horario: z.object({ solicitacao: instante, liquidacao: instante.optional() }),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
});

export const pixDoBcb = z.object({
  endToEndId: z.string().regex(/^E[0-9A-Z]{8}\d{12}[a-zA-Z0-9]{11}$/),
  txid: txid.optional(),
  valor,
  chave: z.string().max(77).optional(),
  horario: instante,
  infoPagador: z.string().max(140).optional(),
  devolucoes: z.array(devolucao).optional(),
});

export const cobCompleta = z.object({
  calendario: z.union([
    z.object({ criacao: instante, expiracao: z.int().min(1) }),
    z.object({ criacao: instante, dataDeVencimento: z.iso.date(), validadeAposVencimento: z.int() }),
  ]),
  txid: z.string().regex(/^[a-zA-Z0-9]{26,35}$/),
  revisao: z.int().min(0),
  loc: z.object({ id: z.int(), txid, tipoCob: z.enum(['cob', 'cobv']), criacao: instante }),
  location: z.string().max(77),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  devedor: z.union([
    z.object({ cpf: z.string().regex(/^\d{11}$/), nome: z.string().max(200) }),
    z.object({ cnpj: z.string().regex(/^[0-9A-Z]{14}$/), nome: z.string().max(200) }),
  ]),
  valor: z.object({ original: valor }),
  chave: z.string().max(77),
  solicitacaoPagador: z.string().max(140).optional(),
  pixCopiaECola: z.string().max(512),
  pix: z.array(pixDoBcb).optional(),
});

export const listaDePix = z.object({
  parametros: z.object({
    inicio: instante,
    fim: instante,
    paginacao: z.object({
      paginaAtual: z.int().min(0),
      itensPorPagina: z.int().min(1).max(1_000),
      quantidadeDePaginas: z.int().min(0),
      quantidadeTotalDeItens: z.int().min(0),
    }),
  }),
  pix: z.array(pixDoBcb),
});

/** RFC 7807. */
export const problemaDoBcb = z.object({
  type: z.url(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  violacoes: z.array(z.object({ razao: z.string(), propriedade: z.string() })).optional(),
});
