import { z } from 'zod';
import { cpf, telefone } from './documentos.ts';
import { PAPEIS_DE_USUARIO } from './papeis.ts';
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
export type Pessoa = Pick<Usuario, 'uid' | 'email' | 'cpf' | 'papeis' | 'hotsites' | 'situacao' | 'fim'> & {
  removidoEm?: string | undefined;
};

/** Why an account is blocked or let in again: its history says so. */
export const motivoDaSituacao = z.strictObject({ motivo: paragrafos(500).min(3) });

/** PUT /v1/usuarios/{uid}/papeis and /marcas: all of them, as they are to be. */
const naRevisao = {
  comandoId: z.string().max(64).optional(),
  revisao: z.int().positive().optional().describe('A que foi lida; obrigatória'),
  motivo: paragrafos(500).optional().describe('Lido por quem aprova, onde outra pessoa precisa concordar'),
};
export const trocaDePapeis = z.strictObject({ papeis: papeisDeUsuario, ...naRevisao });
export const trocaDeMarcas = z.strictObject({ hotsites: marcasDeUsuario, ...naRevisao });

/** Rule of the house: an internal account without second factor needs a longer password. */
export const SENHA_MINIMA = { cliente: 8, interno: 12 } as const;

/** How long the letter of an invitation is good: hours. */
export const VALIDADE_DO_CONVITE_HORAS = 24;
