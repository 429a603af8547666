import { z } from 'zod';
import { SITUACOES_VISTORIA } from '../vistorias/vistoria.ts';
import { CODIGOS_REMOCAO, SITUACOES_REMOCAO } from './remocao.ts';

/** A removal in the list of its carrier, or of who drives it. */
export const remocaoNaLista = z.object({
  id: z.int(),
  uid: z.guid(),
  situacao: z.enum(SITUACOES_REMOCAO),
  veiculoNome: z.string(),
  placa: z.string().nullable(),
  localNome: z.string(),
  diaInicioPrevisto: z.string().nullable(),
  diaInicioFim: z.string().nullable(),
  motoristaId: z.int().nullable(),
});
export type RemocaoNaLista = z.infer<typeof remocaoNaLista>;

const nomeado = z.object({ id: z.int(), nome: z.string(), telefone: z.string().nullable() }).nullable();

/** One of theirs: where it is, whom to ask for, where it goes, and what they may tell of it now. */
export const remocaoDeFora = remocaoNaLista.extend({
  revisao: z.int(),
  transportadora: nomeado,
  motorista: nomeado,
  patio: z.object({ id: z.int(), nome: z.string(), endereco: z.string() }).nullable(),
  localRemocao: z
    .object({
      ...{ id: z.int(), nome: z.string(), endereco: z.string(), cidade: z.string(), estadoUf: z.string() },
      ...{ contatoNome: z.string().nullable(), contatoTelefone: z.string().nullable() },
    })
    .nullable(),
  veiculo: z
    .object({ id: z.int(), uid: z.guid(), nome: z.string(), placa: z.string().nullable() })
    .nullable(),
  observacao: z.string().nullable(),
  motivo: z.string().nullable(),
  diaInicioReal: z.string().nullable(),
  longeDoLocal: z.boolean(),
  valor: z.int().nullable().describe('O que se paga à transportadora, centavos; nulo a quem só dirige'),
  vistoria: z
    .object({
      situacao: z.enum(SITUACOES_VISTORIA).nullable().describe('null: ainda não começou'),
      pendentes: z.int().nullable().describe('Quantos itens obrigatórios faltam'),
    })
    .nullable()
    .describe('A da coleta; null: não se pede uma'),
  entrada: z
    .object({ inicio: z.iso.datetime(), fim: z.iso.datetime() })
    .nullable()
    .describe('O horário do pátio em que o veículo é esperado; null: sem horário marcado'),
  agendaEntrada: z.boolean().describe('Se posso escolher esse horário agora'),
  codigos: z.array(z.enum(CODIGOS_REMOCAO)).describe('Os que posso enviar agora'),
  eventos: z.array(
    z.object({ codigo: z.enum(CODIGOS_REMOCAO), instante: z.string(), texto: z.string().nullable() }),
  ),
});
export type RemocaoDeFora = z.infer<typeof remocaoDeFora>;

export const motoristaDaTransportadora = z.object({ id: z.int(), nome: z.string(), telefone: z.string() });
export type MotoristaDaTransportadora = z.infer<typeof motoristaDaTransportadora>;
