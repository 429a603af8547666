import { z } from 'zod';
import { apelidoPedido, cliente, endereco } from '../cliente.ts';
import { cnpj, cpf, rg, telefone } from '../documentos.ts';
import { paragrafos } from '../texto.ts';
import { canalDeContato } from './contatos.ts';

/** Why the house changes something of a client by hand: kept with the change. */
export const motivoDaCasa = paragrafos(300).min(3, 'diga o motivo');
export const comMotivo = z.strictObject({ motivo: motivoDaCasa });

const { nome, dataNascimento, razaoSocial, orgaoExpeditor, nomeFantasia, inscricaoEstadual, nomeFazenda } =
  cliente.shape;

/** A registration changed by the house: only what changes; null empties what may be empty. E-mail and telephone are their owner's to prove. */
export const correcaoPelaCasa = z.strictObject({
  motivo: motivoDaCasa,
  nome: nome.optional(),
  razaoSocial,
  apelido: apelidoPedido.optional(),
  cpf: cpf.optional(),
  cnpj: cnpj.optional(),
  dataNascimento,
  rg: rg.nullish(),
  orgaoExpeditor: orgaoExpeditor.unwrap().nullish(),
  nomeFantasia: nomeFantasia.unwrap().nullish(),
  inscricaoEstadual: inscricaoEstadual.unwrap().nullish(),
  nomeFazenda: nomeFazenda.unwrap().nullish(),
  telefone2: telefone.nullish(),
  telefone3: telefone.nullish(),
  endereco: endereco.optional(),
});
export type CorrecaoPelaCasa = z.output<typeof correcaoPelaCasa>;

/** A contact that the house saw to be its owner's, in place of a code. */
export const confirmacaoAMao = z.strictObject({ canal: canalDeContato, motivo: motivoDaCasa });
export type ConfirmacaoAMao = z.output<typeof confirmacaoAMao>;
export const notaNova = z.strictObject({ texto: paragrafos(1_000).min(3, 'escreva a nota') });
