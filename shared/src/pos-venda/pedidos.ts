import { z } from 'zod';
import { SITUACOES_BOLETO } from '../boleto-emitido.ts';
import { tentativaDeCartao } from '../cartao/pagamento.ts';
import { endereco } from '../cliente.ts';
import { contaParaPagar } from '../conta-bancaria.ts';
import { centavos, centavosPositivos } from '../dinheiro.ts';
import { cadaUmaVez, comandoId } from '../identificador.ts';
import { METODOS_COM_PRECO } from '../metodos-com-preco.ts';
import { problemaDoCep } from '../pessoa.ts';

import { paragrafos, texto } from '../texto.ts';
import { uf } from '../uf.esquema.ts';
import { ETAPAS_DOCUMENTACAO, METODOS_ENTREGA, SITUACOES_PAGAMENTO, TIPOS_PAGAMENTO } from '../venda.ts';
import { TIPOS_DO_CLIENTE } from './pagamentos.ts';

/* Bodies and answers of the calls of sales (post-sale, Calls). */

const comando = { comandoId };
/** Of who changes what they read; without it the change is made on whatever stands. */
const comRevisao = {
  ...comando,
  revisao: z
    .int()
    .positive()
    .optional()
    .describe('A que foi lida: se mudou, 409. Sem ela o ato é feito sobre a venda como estiver'),
};
const motivo = paragrafos(500).min(3);

export const pagamentoDoCliente = z.strictObject({
  ...comando,
  tipo: z.enum(TIPOS_DO_CLIENTE),
  valor: centavosPositivos,
});
export const pagamentoDaEquipe = z.strictObject({
  ...comRevisao,
  tipo: z.enum(TIPOS_PAGAMENTO),
  valor: centavosPositivos,
  observacao: texto(300).optional(),
});
export const situacaoDoPagamento = z.strictObject({
  ...comRevisao,
  situacao: z.enum(SITUACOES_PAGAMENTO),
  motivo: motivo.optional(),
});
export const estornoDoPagamento = z.strictObject({
  ...comRevisao,
  valor: centavosPositivos.optional(),
  motivo,
});
export const devolucaoDoPagamento = z.strictObject(comRevisao);
/** Where papers go: by a CEP that there is, of the state that it says. */
const destino = endereco.superRefine((dado, contexto) => {
  const problema = problemaDoCep(dado);
  if (problema !== null) contexto.addIssue({ code: 'custom', path: ['cep'], message: problema });
});
export const entregaDoCliente = z.strictObject({
  ...comRevisao,
  itens: z
    .array(
      z.strictObject({
        uid: z.guid(),
        metodo: z.enum(METODOS_ENTREGA),
        patUid: z.guid().optional(),
        endereco: destino.optional(),
        /** What the buyer was shown that it costs: where it has become another they are told, and nothing is done. Never what is charged. */
        valorVisto: centavos.nullable().optional(),
      }),
    )
    .min(1)
    .max(500)
    .refine((itens) => cadaUmaVez(itens.map(({ uid }) => uid)), 'cada lote uma vez só'),
});
export const entregaDaEquipe = z.strictObject({
  ...comRevisao,
  metodo: z.enum(METODOS_ENTREGA),
  valor: z.int().min(0).max(100_000_00).optional(),
  patUid: z.guid().optional(),
  endereco: destino.optional(),
});
export const documentacaoDaEquipe = z.strictObject({
  ...comRevisao,
  etapa: z.enum(ETAPAS_DOCUMENTACAO).optional(),
  codigo: texto(60).min(1).optional(),
  previsaoDias: z.int().min(0).max(365).optional(),
  pendencia: texto(300).min(3).optional(),
  semPendencia: z.boolean().optional(),
});
export const descontoDaEquipe = z.strictObject({
  ...comRevisao,
  valor: z.int().min(0).max(1_000_000_000_00),
  motivo,
});
/** What is owed beside a lot is a crane, a tax, a fee: more is a slip of the keyboard. Centavos. */
export const EXTRA_MAX = 1_000_000_00;
export const extraDaEquipe = z.strictObject({
  ...comRevisao,
  nome: texto(120).min(1),
  valor: centavosPositivos.max(EXTRA_MAX),
});
export const retiradaDeExtra = z.strictObject({ ...comRevisao, extraUid: z.guid(), motivo });
export const fimDaVenda = z.strictObject({ ...comRevisao, motivo });
export const juncaoDeVendas = z.strictObject({
  ...comRevisao,
  /** What goes on in this one, by number or uid. */
  vendas: z
    .array(z.union([z.guid(), z.string().regex(/^[1-9]\d{0,9}$/), z.int().positive()]))
    .min(1)
    .max(50),
});
export const separacaoDaVenda = z.strictObject({ ...comRevisao, itens: z.array(z.guid()).min(1).max(499) });
export const pedidoDeDesistencia = z.strictObject({ ...comando, motivo });

/** How to pay a row, by its type. */
/** Whom money is paid to: one of a brand, whichever way it goes. */
export const beneficiario = z.strictObject({
  nome: z.string().max(120),
  /** CPF or CNPJ, bare. */
  documento: z.string().max(14),
});
export type Beneficiario = z.infer<typeof beneficiario>;

export const instrucoesDePagamento = z.strictObject({
  texto: z.string(),
  /** Absent of a card: its provider's page names whom. */
  beneficiario: beneficiario.optional(),
  conta: contaParaPagar.optional(),
  pix: z.strictObject({ copiaECola: z.string(), expiraEm: z.iso.datetime().nullable() }).optional(),
  boleto: z
    .strictObject({
      linhaDigitavel: z.string(),
      vencimento: z.iso.date(),
      /** Its paper; null until the bank has it. */
      url: z.string().nullable(),
      situacao: z.enum(SITUACOES_BOLETO),
    })
    .optional(),
  checkout: z
    .strictObject({
      /** Where to pay; null while the provider still looks at the last try, that nobody pays twice. */
      url: z.string().nullable(),
      /** The last try; null before the first. */
      tentativa: tentativaDeCartao.nullable(),
    })
    .optional(),
});
export type InstrucoesDePagamento = z.infer<typeof instrucoesDePagamento>;

/** GET /v1/cliente/compras/{id}/envio: what sending the papers to a CEP would cost, of each lot whose papers may still go elsewhere. */
export const precosDoEnvio = z.strictObject({
  /** With hyphen. */
  cep: z.string(),
  estadoSigla: uf,
  itens: z.array(
    z.strictObject({
      uid: z.guid(),
      metodos: z.array(
        z.strictObject({
          metodo: z.enum(METODOS_COM_PRECO),
          /** Centavos; null where staff are to say it. */
          valor: centavos.nullable(),
          /** Business days on the way; null where nobody said it. */
          dias: z.int().nullable(),
        }),
      ),
    }),
  ),
});
export type PrecosDoEnvio = z.infer<typeof precosDoEnvio>;

/** Beside the file, in the form that sends a proof. */
export const envioDeComprovante = z.strictObject(comando);

/** A row as the call that made or moved it answers. */
export const pagamentoRespondido = z.strictObject({
  uid: z.guid(),
  tipo: z.enum(TIPOS_PAGAMENTO),
  valor: z.int(),
  situacao: z.enum(SITUACOES_PAGAMENTO),
  motivo: z.string().nullable(),
  canceladoEm: z.iso.datetime().nullable(),
});
