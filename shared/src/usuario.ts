import { z } from 'zod';
import { cpf, telefone } from './documentos.ts';
import { PAPEIS_DE_USUARIO } from './papeis.ts';
import { type Aplicacao, codigo2fa, codigoRecuperacao, fimDeSessoes } from './sessao.ts';
import { paragrafos, texto } from './texto.ts';

/** Written as browsers would open it: nobody reads `/admin/../sair` as where it leads, nor `https://casa.com@outro.com`. */
function enderecoNormal(url: string): boolean {
  const lido = URL.parse(url, 'https://casa.invalid');
  if (lido === null || lido.protocol !== 'https:' || lido.username !== '' || lido.password !== '')
    return false;
  const caminho = lido.pathname + lido.search + lido.hash;
  return lido.host === 'casa.invalid'
    ? url === caminho
    : url === lido.origin || url === lido.origin + caminho;
}

/** Host of an entry that leads out of the site; null of one within it. */
export const hostDeFora = (url: string): string | null => (url.startsWith('/') ? null : new URL(url).host);

/** An entry of one user's own menu, beside those of their roles. */
export const rotaExtra = z.strictObject({
  titulo: texto(60).min(1),
  url: texto(300)
    .min(1)
    .refine(
      enderecoNormal,
      'use um caminho do site, como /pagina, ou um endereço https:// de fora, por inteiro',
    ),
  modulo: texto(60).min(1),
});
export type RotaExtra = z.infer<typeof rotaExtra>;

/** Ways in: each brand's are granted to each account. The back office, and the content panel with it, stands on the site's session. */
export const PLATAFORMAS = ['SITE', 'ADMIN', 'TELEFONE', 'INTEGRACAO', 'LEGADO'] as const;
export type Plataforma = (typeof PLATAFORMAS)[number];
export const ROTULOS_PLATAFORMA: Record<Plataforma, string> = {
  SITE: 'Site',
  ADMIN: 'Administração',
  TELEFONE: 'Aplicativo de telefone',
  INTEGRACAO: 'Integração',
  LEGADO: 'Sistema legado',
};
/** Of who was told nothing else. */
export const PLATAFORMAS_DE_SEMPRE: readonly Plataforma[] = ['SITE', 'ADMIN'];
/** By which of them a session of an application comes in. */
export const PLATAFORMA_DA: Record<Aplicacao, Plataforma> = {
  ...{ site: 'SITE', painel: 'ADMIN', telefone: 'TELEFONE', integracao: 'INTEGRACAO', legado: 'LEGADO' },
};

/** What an account comes in by on a brand. */
export const plataformasDaMarca = z.strictObject({
  hotsiteId: z.int().positive(),
  quais: z
    .array(z.enum(PLATAFORMAS))
    .max(PLATAFORMAS.length)
    .overwrite((quais) => PLATAFORMAS.filter((uma) => quais.includes(uma)))
    .refine(
      (quais) => !quais.includes('ADMIN') || quais.includes('SITE'),
      'a administração abre pelo site: libere também o site',
    ),
});

const plataformas = z
  .array(plataformasDaMarca)
  .max(500)
  .refine(
    (delas) => new Set(delas.map(({ hotsiteId }) => hotsiteId)).size === delas.length,
    'cada marca uma vez',
  );

interface ComPlataformas {
  plataformas?: readonly { hotsiteId: number; quais: readonly Plataforma[] }[] | undefined;
}
/** What an account comes in by on a brand that it is of. */
export const plataformasEm = (
  { plataformas: ditas }: ComPlataformas,
  hotsiteId: number,
): readonly Plataforma[] => ditas?.find((uma) => uma.hotsiteId === hotsiteId)?.quais ?? PLATAFORMAS_DE_SEMPRE;
/** The brands on which an account is of the house: by the site alone it sees to itself, and its roles count nothing. */
export const marcasDaCasa = (conta: ComPlataformas & { hotsites: readonly number[] }): number[] =>
  conta.hotsites.filter((marca) => plataformasEm(conta, marca).some((uma) => uma !== 'SITE'));

export const papeisDeUsuario = z
  .array(z.enum(PAPEIS_DE_USUARIO))
  .max(PAPEIS_DE_USUARIO.length)
  .overwrite((papeis) => [...new Set(papeis)]);
export const marcasDeUsuario = z
  .array(z.int().positive())
  .min(1, 'escolha ao menos uma marca')
  .max(500)
  .overwrite((marcas) => [...new Set(marcas)]);

/** What an administrator writes of a user. Nobody but its person ever writes a password. */
export const usuarioEscrita = z.strictObject({
  nome: texto(120).min(2),
  email: z.email('informe um e-mail válido').max(200).toLowerCase(),
  cpf: cpf.optional(),
  telefone: telefone.optional(),
  unidade: z.int().positive().optional().describe('Número da unidade de negócio'),
  fim: z.iso.date().optional().describe('Último dia em que a conta entra'),
  papeis: papeisDeUsuario.default([]),
  rotas: z.array(rotaExtra).max(30).optional().describe('Entradas a mais no menu desta pessoa'),
  plataformas: plataformas
    .optional()
    .describe('Por onde a conta entra, em cada marca; sem dizer, pelo site e pela administração'),
});

export const SITUACOES_USUARIO = { ATIVO: 'Ativo', BLOQUEADO: 'Bloqueado' } as const;

/** What is kept beside it, and only acts write. */
export const usuarioGuarda = {
  situacao: z.enum(['ATIVO', 'BLOQUEADO']).default('ATIVO'),
  /** Why it stands as it does: of the last blocking, unblocking or coming back. */
  motivo: paragrafos(500).optional(),
  /** The last grant that needed a second person, and in words who they were. */
  concessao: z.strictObject({ aprovacaoUid: z.guid(), por: z.string().max(300) }).optional(),
};

/** A person of the house: roles, and the brands where they count. */
export const usuario = z.strictObject({
  ...usuarioEscrita.shape,
  ...usuarioGuarda,
  uid: z.guid(),
  id: z.int().positive(),
  hotsites: z.array(z.int().positive()).min(1),
});
export type Usuario = z.infer<typeof usuario>;

/** What stands with an account that came back without roles which two people grant. */
export const voltouSem = (papeis: readonly string[]): string =>
  `Voltou sem: ${papeis.join(', ')}. Outra pessoa precisa concordar com isso: peça em Papéis.`;

/** A user as the rules look at them. */
export type Pessoa = Pick<
  Usuario,
  'uid' | 'email' | 'cpf' | 'papeis' | 'hotsites' | 'situacao' | 'fim' | 'plataformas'
> & {
  removidoEm?: string | undefined;
};

/** Why an account is blocked or let in again: its history says so. */
export const motivoDaSituacao = z.strictObject({ motivo: paragrafos(500).min(3) });

/** PUT /v1/usuarios/{uid}/papeis, /marcas and /plataformas: all of them, as they are to be. */
const naRevisao = {
  comandoId: z.string().max(64).optional(),
  revisao: z.int().positive().optional().describe('A que foi lida; obrigatória'),
  motivo: paragrafos(500).optional().describe('Lido por quem aprova, onde outra pessoa precisa concordar'),
};
export const trocaDePapeis = z.strictObject({ papeis: papeisDeUsuario, ...naRevisao });
export const trocaDePlataformas = z.strictObject({ plataformas, ...naRevisao });
export const trocaDeMarcas = z.strictObject({ hotsites: marcasDeUsuario, ...naRevisao });

/** Rule of the house: an internal account without second factor needs a longer password. */
export const SENHA_MINIMA = { cliente: 8, interno: 12 } as const;

/** GET and PUT /v1/usuarios/eu/dados: one's own account, whole. */
export const meusDados = z.object({
  uid: z.string(),
  id: z.int(),
  revisao: z.int(),
  nome: z.string(),
  email: z.string(),
  cpf: z.string().nullable(),
  telefone: z.string().nullable(),
  unidade: z.object({ id: z.int(), nome: z.string() }).nullable(),
  /** The last day on which the account lets its person in; null of one that does not end. */
  fim: z.string().nullable(),
  papeis: z.array(z.enum(PAPEIS_DE_USUARIO)),
  desde: z.iso.datetime().describe('Quando a conta foi criada'),
});
export type MeusDados = z.infer<typeof meusDados>;
/** Of it, what its person corrects, who has shown once more who they are; null takes the telephone out. */
export const meusDadosEscrita = z.strictObject({
  nome: usuarioEscrita.shape.nome.optional(),
  telefone: telefone.nullable().optional(),
  revisao: z.int().positive().describe('A que foi lida'),
  comandoId: z.string().max(64).optional(),
  senha: fimDeSessoes.shape.senha,
  codigo2fa: codigo2fa.nullish(),
  codigoRecuperacao: codigoRecuperacao.nullish(),
});
export type MeusDadosEscrita = z.infer<typeof meusDadosEscrita>;

/** How long the letter of an invitation is good: hours. */
export const VALIDADE_DO_CONVITE_HORAS = 24;
