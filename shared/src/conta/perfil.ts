import { z } from 'zod';
import { apelidoPedido, cliente, endereco, SITUACOES_CLIENTE } from '../cliente.ts';
import { CAMPOS_CONFERIDOS } from '../dados-conferidos.ts';
import { rg, telefone } from '../documentos.ts';
import { comandoId } from '../identificador.ts';
import { instanteIso } from '../leilao.ts';
import { nomePlausivel, problemaDoCep } from '../pessoa.ts';
import { SITUACOES_DOCUMENTO } from '../situacao-documento.ts';
import { contato } from './contatos.ts';

const {
  nome,
  dataNascimento,
  orgaoExpeditor,
  razaoSocial,
  nomeFantasia,
  inscricaoEstadual,
  nomeFazenda,
  rendaMensal,
  interesses,
} = cliente.shape;

/** Null empties what may be empty; what is absent stays. */
const opcional = <S extends z.ZodType>(schema: z.ZodOptional<S>) => schema.unwrap().nullish();

/** PUT /v1/cliente/perfil: only what changes. */
export const perfilEscrita = z
  .strictObject({
    revisao: z.int().positive(),
    comandoId: comandoId.optional(),
    nome: nome.optional(),
    apelido: apelidoPedido.optional(),
    dataNascimento,
    rg: rg.nullish(),
    orgaoExpeditor: opcional(orgaoExpeditor),
    razaoSocial,
    nomeFantasia: opcional(nomeFantasia),
    inscricaoEstadual: opcional(inscricaoEstadual),
    nomeFazenda: opcional(nomeFazenda),
    telefone2: telefone.nullish(),
    telefone3: telefone.nullish(),
    /** Centavos a month. */
    rendaMensal: opcional(rendaMensal),
    interesses,
    endereco: endereco.optional(),
  })
  .superRefine(({ nome, razaoSocial, endereco }, contexto) => {
    const recusar = (path: string[], message: string) => contexto.addIssue({ code: 'custom', path, message });
    if (nome !== undefined && !nomePlausivel(nome)) recusar(['nome'], 'escreva o nome como no documento');
    if (razaoSocial !== undefined && !nomePlausivel(razaoSocial))
      recusar(['razaoSocial'], 'escreva a razão social como no CNPJ');
    const doCep = endereco && problemaDoCep(endereco);
    if (doCep) recusar(['endereco', 'cep'], doCep);
  });
export type PerfilEscrita = z.infer<typeof perfilEscrita>;

/** GET /v1/cliente/perfil: the spec's client-info, for its owner. */
export const perfil = z.strictObject({
  cliId: z.int(),
  uid: z.string(),
  revisao: z.int(),
  natureza: cliente.shape.natureza,
  nome: z.string(),
  apelido: z.string(),
  situacao: z.enum(SITUACOES_CLIENTE),
  situacaoDocumentos: z.enum(SITUACOES_DOCUMENTO),
  /** Whether any of it is what documents show and the house has seen. */
  dadosTravados: z.boolean(),
  /** Which fields those are: corrected on request, not changed here. */
  camposTravados: z.array(z.enum(CAMPOS_CONFERIDOS)),
  cpf: z.string().nullable(),
  cnpj: z.string().nullable(),
  dataNascimento: z.string().nullable(),
  rg: z.string().nullable(),
  orgaoExpeditor: z.string().nullable(),
  razaoSocial: z.string().nullable(),
  nomeFantasia: z.string().nullable(),
  inscricaoEstadual: z.string().nullable(),
  nomeFazenda: z.string().nullable(),
  telefone2: z.string().nullable(),
  telefone3: z.string().nullable(),
  rendaMensal: z.int().nullable(),
  interesses: interesses.unwrap().nullable(),
  /** With the names of the spec beside ours. */
  endereco: z
    .looseObject({ localidadeNome: z.string().nullable(), ufeSigla: z.string().nullable() })
    .nullable(),
  contatos: z.array(contato),
  dataCadastro: instanteIso,
});
export type Perfil = Omit<z.infer<typeof perfil>, 'endereco'> & {
  endereco: (z.infer<typeof endereco> & { localidadeNome: string | null; ufeSigla: string | null }) | null;
};
