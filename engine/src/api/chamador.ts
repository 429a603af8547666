import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { type SegredosDeServico, segredoConhecido } from '@martelo/shared/segredo-servico';
import type { Request } from 'express';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso } from '../records/records.ts';
import type { Chamador, Guarda, Rota } from './rota.ts';

/** Finds a brand's rules in memory. */
export interface ResolverHotsite {
  porSubdominio(subdominio: string): RegrasHotsite | null;
  /** By Host or Origin host name, without port: `leilo.localhost` or the brand's own domain. */
  porHost(host: string): RegrasHotsite | null;
}

/**
 * Verifies an access token for a brand. Throws TOKEN_INVALIDO; and SEGUNDO_FATOR_A_ATIVAR for one of the house without the second
 * factor that the installation demands, unless `semSegundoFator`.
 */
export type Autenticar = (
  token: string,
  hotsite: RegrasHotsite,
  semSegundoFator?: boolean,
) => Promise<Acesso>;

export interface OpcoesChamador {
  resolverHotsite: ResolverHotsite;
  autenticar: Autenticar;
  segredos: SegredosDeServico;
}

/**
 * Resolves who calls and for which brand, and lets in whom the guard lets in. Brand and identity are checked when the guard
 * needs them; on a public route, when the handler first asks: keys, refresh and docs work without a brand or with an old token.
 */
export async function resolverChamador(
  req: Request,
  rota: Pick<Rota, 'guarda' | 'semSegundoFator'>,
  opcoes: OpcoesChamador,
  { requestId, endereco, aparelho }: { requestId: string; endereco: string; aparelho: string | null },
): Promise<Chamador> {
  const marca = umaVez(() => hotsiteDe(req, opcoes.resolverHotsite));
  const acesso = await acessoPelaGuarda(req, rota, opcoes, marca);
  return {
    conta: contaDe(acesso),
    get hotsite() {
      return marca();
    },
    get acesso() {
      return acesso();
    },
    ip: endereco,
    aparelho,
    requestId,
  };
}

/** Without asking for a brand or a good token where the handler did not. */
function contaDe(acesso: () => Acesso): string | undefined {
  try {
    return nomeDaConta(acesso());
  } catch {
    return undefined;
  }
}

/** Who acts, as logs name them: the kind of account and its uid; undefined for visitors. */
export function nomeDaConta(acesso: Acesso): string | undefined {
  switch (acesso.tipo) {
    case 'cliente':
      return `cliente:${acesso.cliUid}`;
    case 'interno':
    case 'externo':
      return `interno:${acesso.usuUid}`;
    case 'sistema':
      return 'servico';
    case 'anonimo':
      return undefined;
  }
}

/** The Bearer token of a request; null when there is none. TOKEN_INVALIDO for another scheme. */
export function tokenDe(req: Request): string | null {
  const cabecalho = req.headers.authorization;
  if (cabecalho === undefined || cabecalho === '') return null;
  const achado = /^Bearer +([\w.~+/=-]+)$/i.exec(cabecalho);
  if (!achado) throw new ErroMartelo('TOKEN_INVALIDO');
  return achado[1] as string;
}

async function acessoPelaGuarda(
  req: Request,
  { guarda, semSegundoFator }: Pick<Rota, 'guarda' | 'semSegundoFator'>,
  { autenticar, segredos }: OpcoesChamador,
  marca: () => RegrasHotsite,
): Promise<() => Acesso> {
  if (guarda === 'servico') {
    exigirServico(req, segredos);
    return () => SISTEMA;
  }
  if (guarda === 'publica') {
    if (req.headers.authorization === undefined) {
      return () => ({ tipo: 'anonimo', hotsiteId: marca().id });
    }
    return adiarErro(async () =>
      autenticar(exigirToken(req), marca()).catch((erro: unknown): Acesso => {
        // Who may do nothing yet as one of the house looks on as a visitor.
        if (erro instanceof ErroMartelo && erro.codigo === 'SEGUNDO_FATOR_A_ATIVAR')
          return { tipo: 'anonimo', hotsiteId: marca().id };
        throw erro;
      }),
    );
  }
  const acesso = await autenticar(exigirToken(req), marca(), semSegundoFator);
  exigirGuarda(guarda, acesso);
  return () => acesso;
}

function exigirGuarda(guarda: Exclude<Guarda, 'publica' | 'servico'>, acesso: Acesso): void {
  if (acesso.tipo === 'sistema' || acesso.tipo === 'anonimo') throw new ErroMartelo('NAO_AUTENTICADO');
  if (guarda === 'autenticado') return;
  if (guarda === 'cliente' || guarda === 'interno') {
    if (acesso.tipo === guarda) return;
    throw new ErroMartelo('SEM_PERMISSAO', { papeis: guarda === 'cliente' ? 'Clientes' : 'Interno' });
  }
  if (guarda.some((papel) => acesso.papeis.includes(papel))) return;
  throw new ErroMartelo('SEM_PERMISSAO', { papeis: guarda.join(', ') });
}

function exigirToken(req: Request): string {
  const token = tokenDe(req);
  if (token === null) throw new ErroMartelo('NAO_AUTENTICADO');
  return token;
}

function exigirServico(req: Request, segredos: SegredosDeServico): void {
  const enviado = req.headers['x-martelo-servico'];
  if (typeof enviado !== 'string') throw new ErroMartelo('NAO_AUTENTICADO');
  if (!segredoConhecido(enviado, segredos)) throw new ErroMartelo('TOKEN_INVALIDO');
}

/** @throws ErroMartelo HOTSITE_NAO_INFORMADO, HOTSITE_NAO_ENCONTRADO */
export function hotsiteDe(req: Request, resolver: ResolverHotsite): RegrasHotsite {
  const cabecalho = req.headers.hotsite;
  if (typeof cabecalho === 'string' && cabecalho !== '') {
    const achado = resolver.porSubdominio(cabecalho.toLowerCase());
    if (!achado) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
    return achado;
  }
  const achado = req.hostname ? resolver.porHost(req.hostname.toLowerCase()) : null;
  if (!achado) throw new ErroMartelo('HOTSITE_NAO_INFORMADO');
  return achado;
}

function umaVez<R>(fazer: () => R): () => R {
  let feito: { valor: R } | undefined;
  return () => {
    feito ??= { valor: fazer() };
    return feito.valor;
  };
}

async function adiarErro<R>(fazer: () => Promise<R>): Promise<() => R> {
  try {
    const valor = await fazer();
    return () => valor;
  } catch (erro) {
    return () => {
      throw erro;
    };
  }
}

/** The guard let only clients in. */
export function comoCliente({ acesso }: Chamador): Extract<Acesso, { tipo: 'cliente' }> {
  if (acesso.tipo !== 'cliente') throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'Clientes' });
  return acesso;
}
