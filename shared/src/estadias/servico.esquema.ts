import { z } from 'zod';
import { arquivoVisto } from '../arquivo.ts';
import { cpf, telefone } from '../documentos.ts';
import { comandoId } from '../identificador.ts';
import { terceiroEscrita } from '../pos-venda/agendamento.ts';
import { paragrafos, texto } from '../texto.ts';
import {
  FOTOS_DO_SERVICO_MAX,
  PARTES_DO_SERVICO,
  SITUACOES_SERVICO,
  TIPOS_DE_SERVICO,
  TIPOS_DO_COMPRADOR,
} from './servico.ts';

/* A service asked of a vehicle at a yard: the record, and the bodies of its calls. */

const instante = z.iso.datetime().nullable().default(null);
const palavra = (maximo: number) => z.string().max(maximo).nullable().default(null);

/** What people write as they ask for one, as it is kept. */
export const servicoEscrito = z.strictObject({
  estadiaId: z.int().positive(),
  tipoServico: z.enum(TIPOS_DE_SERVICO),
  observacaoSolicitacao: paragrafos(2_000).min(3),
  /** Who comes for the vehicle, or to see it, in the stead of who asks. */
  terceiroNome: texto(120).min(3).optional(),
  terceiroCpf: cpf.optional(),
  terceiroTelefone: telefone.optional(),
  terceiroEmail: z.email().max(200).optional(),
});

/** The same as it is asked for: who comes is somebody by the sign of their name. What was kept before is not asked again. */
const servicoPedido = servicoEscrito.extend({ terceiroNome: terceiroEscrita.shape.nome.optional() });
export const servicoPedidoNaCasa = servicoPedido.extend({ comandoId: comandoId.optional() });

/** What is kept beside it. */
export const servicoGuardado = z.strictObject({
  estadiaUid: z.guid(),
  veiculoId: z.int().positive(),
  veiUid: z.guid(),
  veiculoNome: z.string().max(200),
  placa: palavra(8),
  comId: z.int().nullable().default(null),
  patioId: z.int().positive(),
  patUid: z.guid(),
  situacao: z.enum(SITUACOES_SERVICO).default('SOLICITADO'),
  solicitadoEm: z.iso.datetime(),
  solicitadoPor: z.string(),
  /** The buyer who asked for it; null: the house or a consignor did. */
  cliUid: z.guid().nullable().default(null),
  /** The purchase by which they did, the lot of it, and what it is called. */
  vendaId: z.int().positive().nullable().default(null),
  itemUid: z.guid().nullable().default(null),
  /** Its slot at the yard. */
  inicio: instante,
  fim: instante,
  agendadoEm: instante,
  agendadoPor: palavra(80),
  canceladoEm: instante,
  canceladoPor: palavra(80),
  motivo: palavra(300),
  realizadoEm: instante,
  realizadoPor: palavra(80),
  observacaoRealizacao: palavra(2_000),
  /** Of a video. */
  url: palavra(2_000),
  compareceu: z.boolean().default(false),
  fotos: z
    .array(z.strictObject({ uid: z.guid(), parte: z.enum(PARTES_DO_SERVICO), sha256: z.string() }))
    .max(FOTOS_DO_SERVICO_MAX)
    .default([]),
  /** The place of its slot that it holds; null where it has none. */
  chaveDoLugar: palavra(120),
  comandos: z.array(z.string()).max(100).default([]),
});

/** What a buyer writes: of which lot of their purchase. */
export const servicoDoComprador = servicoPedido
  .omit({ estadiaId: true })
  .extend({ comandoId, itemUid: z.guid(), tipoServico: z.enum(TIPOS_DO_COMPRADOR) });

/** A service as who asked for it sees it. */
export const servicoVistoPeloComprador = z.object({
  uid: z.guid(),
  tipoServico: z.enum(TIPOS_DE_SERVICO),
  situacao: z.enum(SITUACOES_SERVICO),
  observacaoSolicitacao: z.string(),
  terceiroNome: z.string().nullable(),
  patio: z.string(),
  solicitadoEm: z.string(),
  inicio: z.string().nullable(),
  fim: z.string().nullable(),
  motivo: z.string().nullable(),
  realizadoEm: z.string().nullable(),
  observacaoRealizacao: z.string().nullable(),
  url: z.string().nullable(),
  fotos: z
    .array(
      arquivoVisto
        .pick({ uid: true, endereco: true, miniatura: true })
        .extend({ parte: z.enum(PARTES_DO_SERVICO) }),
    )
    .describe('O que mostra que foi feito, com endereço por 15 minutos; só do que foi realizado'),
});
export type ServicoVistoPeloComprador = z.infer<typeof servicoVistoPeloComprador>;

/** GET /v1/cliente/compras/{uid}/servicos: lot by lot of a purchase what was asked, and whether more may be. */
export const servicosDaCompra = z.object({
  itens: z.array(
    z.object({
      itemUid: z.guid(),
      loteNome: z.string(),
      podePedir: z.boolean().describe('O veículo está num pátio, e a compra está de pé'),
      servicos: z.array(servicoVistoPeloComprador),
    }),
  ),
});
export type ServicosDaCompra = z.infer<typeof servicosDaCompra>;

export const agendamentoDoServico = z.strictObject({ inicio: z.iso.datetime({ offset: true }) });
export const cancelamentoDoServico = z.strictObject({ motivo: texto(300).min(3) });
export const realizacaoDoServico = z.strictObject({
  observacaoRealizacao: paragrafos(2_000).optional(),
  url: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .optional(),
  compareceu: z.boolean().optional(),
});
export const envioDaFotoDoServico = z.strictObject({
  comandoId,
  parte: z.enum(PARTES_DO_SERVICO).default('FOTO'),
});
