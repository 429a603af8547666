import { z } from 'zod';
import { arquivoVisto } from '../arquivo.ts';
import { comandoId } from '../identificador.ts';
import { SILHUETAS, VISTAS } from '../modelo-de-fotos.ts';
import { SITUACOES_REMOCAO } from '../remocoes/remocao.ts';
import { paragrafos, texto } from '../texto.ts';
import { VEICULO_TIPOS } from '../veiculo-opcoes.ts';
import {
  DESTINOS_DA_SAIDA,
  FOTOS_DA_ESTADIA_MAX,
  MOMENTOS_DA_FOTO,
  SITUACOES_ESTADIA,
  TIPOS_DOC_DEVOLUCAO,
  TIPOS_MOTIVO_DEVOLUCAO,
} from './estadia.ts';
import { COMO_ESPERA } from './fila.ts';

/* A stay at a yard: the record, the bodies of its calls and their answers. */

const instante = z.iso.datetime().nullable().default(null);
const palavra = (maximo: number) => z.string().max(maximo).nullable().default(null);

/** The label of a spot or of a key, as it is painted: `A-12`. */
export const codigoDeVaga = texto(20)
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9 ./-]*$/, 'use letras, números, ponto, barra e hífen');

/** A picture of it. */
export const fotoDaEstadia = z.strictObject({
  /** Its file. */
  uid: z.guid(),
  momento: z.enum(MOMENTOS_DA_FOTO),
  /** What it shows, of the positions of the model; null: something else. */
  vista: z.enum(VISTAS).nullable(),
  /** Of the bytes as they are kept: what the chain of custody has of it. */
  sha256: z.string(),
});
export type FotoDaEstadia = z.infer<typeof fotoDaEstadia>;

/** What is kept of a stay beside whose it is. */
export const estadia = z.strictObject({
  veiculoId: z.int().positive(),
  veiUid: z.guid(),
  /** As it was called as the stay began. */
  veiculoNome: z.string().max(200),
  placa: z.string().max(8).nullable().default(null),
  veiculoTipo: z.enum(VEICULO_TIPOS),
  /** The vehicle's consignor, by which who answers for it finds the stay. */
  comId: z.int().nullable().default(null),
  patioId: z.int().positive(),
  patUid: z.guid(),
  patioNome: z.string().max(120),
  situacao: z.enum(SITUACOES_ESTADIA),
  /** When it is expected. */
  previstaPara: instante,
  /** The slot of the yard that was booked for it to come in. */
  entradaInicio: instante,
  entradaFim: instante,
  /** Who booked it: they are told where it is taken from them. */
  entradaAgendadaPor: palavra(80),
  /** The removal that brings it. */
  remocaoUid: z.guid().nullable().default(null),
  /** Who checked it in, and the code that said so (S17), where it was one: what its removal is concluded by. */
  entradaPor: palavra(80),
  entradaEvento: z.guid().nullable().default(null),
  diaInicio: instante,
  diaFim: instante,
  vaga: palavra(20),
  /** Since when it stands there. */
  vagaDesde: instante,
  codigoChave: palavra(20),
  km: z.int().min(0).nullable().default(null),
  observacao: paragrafos(2_000).nullable().default(null),
  fotos: z.array(fotoDaEstadia).max(FOTOS_DA_ESTADIA_MAX).default([]),
  /** To whom it leaves, once that was looked at. */
  saidaPara: z.enum(DESTINOS_DA_SAIDA).nullable().default(null),
  saidaEm: instante,
  /** The consignor's order, by its number or in words. */
  saidaOrdem: palavra(200),
  /** The pickup whose code was shown, by which version of it, and what it is of. */
  agendamentoUid: z.guid().nullable().default(null),
  versaoCodigo: z.int().nullable().default(null),
  vendaId: z.int().nullable().default(null),
  lelUid: z.guid().nullable().default(null),
  /** The buyer. */
  cliUid: z.guid().nullable().default(null),
  devolucaoNome: palavra(120),
  devolucaoTipoDoc: z.enum(TIPOS_DOC_DEVOLUCAO).nullable().default(null),
  devolucaoDoc: palavra(40),
  devolucaoTipoMotivo: z.enum(TIPOS_MOTIVO_DEVOLUCAO).nullable().default(null),
  devolucaoMotivo: palavra(300),
  devolucaoObservacao: palavra(2_000),
  devolucaoData: instante,
  /** Handed over on another day than the pickup's, as the gate meant it. */
  foraDoDia: z.boolean().default(false),
  /** When nothing more happens to it. */
  finalizadoAt: instante,
  /** Why it was called off, or came back from the gate. */
  motivo: palavra(300),
  /** Held while it is so, by keys that only one stay can have (F8, F11): its vehicle expected, its vehicle there, the spot, the key, the place. */
  chavePrevista: palavra(120),
  chaveAberta: palavra(120),
  chaveDaVaga: palavra(120),
  chaveDaChave: palavra(120),
  chaveDoLugar: palavra(120),
  /** And the place of the slot. */
  chaveDaEntrada: palavra(120),
  comandos: z.array(z.string()).max(200).default([]),
});
export type EstadiaGuardada = z.infer<typeof estadia>;

/** POST /v1/estadias: expects a vehicle at a yard, and holds a place for it; a check-in begins with it. */
export const estadiaPrevista = z.strictObject({
  comandoId: comandoId.optional(),
  veiculoId: z.int().positive(),
  patioId: z.int().positive(),
  /** ISO 8601; now, where it stands at the gate. */
  previstaPara: z.iso.datetime({ offset: true }).optional(),
  observacao: paragrafos(2_000).optional(),
});

/** Kilometres as they are read or typed: what is no number is none. */
const quilometragem = z.preprocess((valor) => {
  if (typeof valor !== 'string') return valor;
  const numero = valor.trim().replace(/\s*km$/i, '');
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(numero) ? Number(numero.replaceAll('.', '')) : null;
}, z.int().min(0).max(9_999_999).nullable());

export const entradaNoPatio = z.strictObject({
  vaga: codigoDeVaga.optional(),
  codigoChave: codigoDeVaga.optional(),
  /** Null: none can be read. */
  km: quilometragem,
  observacao: paragrafos(2_000).optional(),
});
/** When it is brought, by a slot of the yard; null: it comes when it comes. */
export const agendamentoDaEntrada = z.strictObject({
  inicio: z.iso.datetime({ offset: true }).nullable(),
});
export const mudancaDeVaga = z.strictObject({ vaga: codigoDeVaga });
export const motivoDaEstadia = z.strictObject({ motivo: texto(300).min(3) });

export const liberacaoDaSaida = z.strictObject({
  para: z.enum(DESTINOS_DA_SAIDA),
  /** Of the buyer: what their pickup shows. */
  codigo: texto(40).optional(),
  /** Of the consignor: which order says so. */
  ordem: texto(200).min(3).optional(),
});
export const devolucaoDoVeiculo = z.strictObject({
  devolucaoNome: texto(120).min(3),
  devolucaoTipoDoc: z.enum(TIPOS_DOC_DEVOLUCAO),
  devolucaoDoc: texto(40).min(3),
  devolucaoTipoMotivo: z.enum(TIPOS_MOTIVO_DEVOLUCAO).optional(),
  devolucaoMotivo: texto(300).optional(),
  devolucaoObservacao: paragrafos(2_000).optional(),
  /** On another day than the pickup's: that the gate means it. */
  foraDoDia: z.boolean().optional(),
});

/** The removal that brings a vehicle, as far as its yard has to know it. */
export const remocaoDaEstadia = z.object({
  uid: z.guid(),
  id: z.int(),
  situacao: z.enum(SITUACOES_REMOCAO),
});

/** The form of a picture, beside its file. */
export const envioDaFoto = z.strictObject({
  comandoId,
  momento: z.enum(MOMENTOS_DA_FOTO),
  vista: z.enum(VISTAS).optional(),
});

/** What a stay is photographed by, and what is still to be taken of it. */
export const modeloDaEstadia = z.object({
  silhueta: z.enum(SILHUETAS),
  posicoes: z.array(
    z.object({ vista: z.enum(VISTAS), obrigatoria: z.boolean(), orientacao: z.string().nullable() }),
  ),
});
export type ModeloDaEstadia = z.infer<typeof modeloDaEstadia>;

/** A picture of a stay, with its file. */
export const fotoDaEstadiaVista = arquivoVisto.extend({
  momento: z.enum(MOMENTOS_DA_FOTO),
  vista: z.enum(VISTAS).nullable(),
  repetida: z
    .array(
      z.object({
        estadiaId: z.int(),
        veiculoNome: z.string(),
        momento: z.enum(MOMENTOS_DA_FOTO),
        vista: z.enum(VISTAS).nullable(),
      }),
    )
    .describe('Onde mais está a mesma foto: em outra posição, ou em outra estadia que quem lê pode ver'),
});
export type FotoDaEstadiaVista = z.infer<typeof fotoDaEstadiaVista>;

/** GET /v1/estadias/{uid}/fotos. */
export const fotosDaEstadia = z.object({ itens: z.array(fotoDaEstadiaVista) });
export type FotosDaEstadia = z.infer<typeof fotosDaEstadia>;

/** GET /v1/patios/{uid}/mapa: the drawn map, and what stands where. */
export const mapaDoPatio = z.object({
  patio: z.object({ uid: z.guid(), id: z.int(), nome: z.string() }),
  vagas: z.array(
    z.object({
      codigo: z.string(),
      linha: z.int(),
      coluna: z.int(),
      estadia: z
        .object({ uid: z.guid().nullable(), veiculoNome: z.string(), placa: z.string().nullable() })
        .nullable()
        .describe('A de quem está nela; null: livre. Sem `uid` é de outra marca'),
    }),
  ),
  corredores: z
    .array(
      z.object({
        ...{ linha: z.int(), coluna: z.int(), ateLinha: z.int(), ateColuna: z.int() },
        nome: z.string().optional(),
      }),
    )
    .describe('Por onde se dirige: retângulos, com as duas pontas'),
  lotacao: z.array(
    z.object({
      veiculoTipo: z.enum(VEICULO_TIPOS),
      capacidade: z.int().nullable().describe('null: sem limite'),
      ocupados: z.int().describe('Com os previstos'),
    }),
  ),
});
export type MapaDoPatio = z.infer<typeof mapaDoPatio>;

/** GET /v1/estadias/fila: who waits to be let in. */
export const filaDoPatio = z.object({
  patio: z.object({ uid: z.guid(), nome: z.string() }),
  lidaEm: z.iso.datetime(),
  itens: z.array(
    z.object({
      uid: z.guid().describe('O da estadia'),
      veiculoNome: z.string(),
      placa: z.string().nullable(),
      veiculoTipo: z.enum(VEICULO_TIPOS),
      como: z.enum(COMO_ESPERA),
      em: z.string().describe('No portão: desde quando; esperado: para quando'),
      ate: z.string().nullable().describe('De horário marcado: até quando'),
      atrasada: z.boolean(),
      remocaoId: z.int().nullable(),
    }),
  ),
  total: z.int(),
});
export type FilaDoPatio = z.infer<typeof filaDoPatio>;

/** GET /v1/estadias/entrada: what a check-in has to know before anything is taken. */
export const entradaProcurada = z.object({
  itens: z.array(
    z.object({
      veiculo: z.object({
        uid: z.guid(),
        id: z.int(),
        nome: z.string(),
        placa: z.string().nullable(),
        veiculoTipo: z.enum(VEICULO_TIPOS),
        possuiChave: z.boolean().nullable().describe('null: não se diz a quem não o vê'),
        cor: z.string().nullable(),
      }),
      visto: z
        .boolean()
        .describe(
          'Se quem pergunta vê o cadastro dele. Falso: não está nem é esperado em pátio seu, e dele se diz só o que a portaria precisa para recebê-lo',
        ),
      estadia: z
        .object({
          ...{ uid: z.guid(), situacao: z.enum(SITUACOES_ESTADIA), patUid: z.guid(), patioNome: z.string() },
        })
        .nullable()
        .describe('A prevista, ou a que ainda está aberta, em pátio de quem pergunta'),
      remocao: remocaoDaEstadia.nullable().describe('A em aberto, que o traz a um pátio de quem pergunta'),
      outroPatio: z
        .string()
        .nullable()
        .describe('De um que quem pergunta vê: o nome do pátio que não é seu em que está, ou é esperado'),
      remocaoParaOutroPatio: z
        .boolean()
        .describe('Há uma remoção em aberto que o leva a um pátio que não é seu'),
    }),
  ),
});
export type EntradaProcurada = z.infer<typeof entradaProcurada>;
