import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mascararEmail } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import type { AcessoConferido } from '@martelo/shared/sessao';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';
import type { Chaves } from './chaves.ts';
import type { Conta, Contas } from './contas.ts';
import type { Credenciais } from './credenciais.ts';
import type { Sessoes } from './sessoes.ts';

const acesso = z.strictObject({
  uid: z.guid(),
  contaUid: z.guid(),
  tipo: z.enum(['cliente', 'interno']),
  hotsiteId: z.int(),
  /** 128 random bits that, with the engine's secret, make the access. */
  sal: z.string(),
  /** The account's when it was given: whatever ends its sessions ends this too. */
  epoca: z.int(),
  /** The session that asked for it, which has to hold still; null where a password did. */
  sessaoUid: z.string().nullable().default(null),
  expiraEm: z.number(),
  usadoEm: z.number().nullable(),
});
type Guardado = z.output<typeof acesso>;

export const ACESSOS_UNICOS: DefinicaoColecao<Guardado> = {
  nome: 'acessosUnicos',
  schema: acesso,
  indices: { contaUid: { tipo: 'texto' }, expiraEm: { tipo: 'inteiro' } },
  semHistorico: true,
  leitura: (quem) => (quem.tipo === 'sistema' ? {} : null),
  escrita: (quem) => quem.tipo === 'sistema',
};

export const VALIDADE_DO_ACESSO_MS = 60_000;
const LIMPOS_POR_VEZ = 20;

interface Dependencias {
  registros: Registros;
  chaves: Pick<Chaves, 'derivar'>;
  contas: Contas;
  credenciais: Pick<Credenciais, 'epoca'>;
  sessoes: Pick<Sessoes, 'valida'>;
  relogio: () => number;
}

/**
 * Accesses that open a session once: given to who has shown who they are, good for a minute, on that brand, for that person, and only
 * while it is the account's newest. Its `hash` is `<uid>.<256-bit HMAC under its salt and the engine's secret>`: nothing in the records is
 * or reveals one.
 */
export interface AcessosUnicos {
  emitir(hotsite: RegrasHotsite, conta: Conta, epoca: number, sessaoUid?: string): Promise<string>;
  /** Whose it is; nothing is used up. ACESSO_UNICO_INVALIDO */
  conferir(hotsite: RegrasHotsite, hash: string): Promise<AcessoConferido>;
  /** Uses it up: of two with one hash, one fails. ACESSO_UNICO_INVALIDO */
  usar(hotsite: RegrasHotsite, hash: string): Promise<{ conta: Conta; epoca: number }>;
}

export function criarAcessosUnicos(d: Dependencias): AcessosUnicos {
  const { contas, relogio } = d;
  const colecao = d.registros.colecao(ACESSOS_UNICOS);
  const selo = ({ uid, sal }: Pick<Guardado, 'uid' | 'sal'>) =>
    d.chaves.derivar('acesso-unico', `${uid}.${sal}`);

  const remover = ({ uid, revisao }: Registro<Guardado>) =>
    colecao.remover(SISTEMA, uid, revisao).catch(() => undefined);
  /** Those of the account before this one, and a few that nobody used. */
  const limpar = async (contaUid: string): Promise<void> => {
    const daConta = { filtros: [{ tipo: 'exata', campo: 'contaUid', valor: contaUid } as const] };
    for await (const velho of colecao.percorrer(SISTEMA, daConta)) await remover(velho);
    const { itens } = await colecao.listar(SISTEMA, {
      filtros: [{ tipo: 'range', campo: 'expiraEm', max: relogio() }],
      ...{ pagina: 1, porPagina: LIMPOS_POR_VEZ, semTotal: true },
    });
    for (const vencido of itens) await remover(vencido);
  };

  const ler = async (hotsite: RegrasHotsite, hash: string) => {
    const partes = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(hash);
    const guardado = partes && (await colecao.obter(SISTEMA, partes[1] as string));
    const bom =
      guardado &&
      timingSafeEqual(selo(guardado), Buffer.from(partes[2] as string, 'base64url')) &&
      guardado.hotsiteId === hotsite.id &&
      guardado.usadoEm === null &&
      guardado.expiraEm > relogio() &&
      guardado.epoca === (await d.credenciais.epoca(guardado.contaUid)) &&
      (guardado.sessaoUid === null || (await d.sessoes.valida(guardado.sessaoUid)) !== null);
    const conta = bom ? await contas.porUid(hotsite, guardado.tipo, guardado.contaUid, 'site') : null;
    if (!bom || conta === null) throw new ErroMartelo('ACESSO_UNICO_INVALIDO');
    return { guardado, conta };
  };

  return {
    async emitir(hotsite, conta, epoca, sessaoUid) {
      await limpar(conta.uid);
      const novo = await colecao.inserir(SISTEMA, {
        ...{ uid: uuidv7(), contaUid: conta.uid, tipo: conta.tipo, hotsiteId: hotsite.id, epoca },
        sessaoUid: sessaoUid ?? null,
        sal: randomBytes(16).toString('base64url'),
        expiraEm: relogio() + VALIDADE_DO_ACESSO_MS,
        usadoEm: null,
      });
      return `${novo.uid}.${selo(novo).toString('base64url')}`;
    },
    async conferir(hotsite, hash) {
      const { guardado, conta } = await ler(hotsite, hash);
      return {
        ...{ nome: conta.nome, email: mascararEmail(conta.email) },
        expiraEm: new Date(guardado.expiraEm).toISOString(),
      };
    },
    async usar(hotsite, hash) {
      const { guardado, conta } = await ler(hotsite, hash);
      try {
        await colecao.salvar(SISTEMA, { ...guardado, usadoEm: relogio() }, guardado.revisao);
      } catch (erro) {
        if (
          erro instanceof ErroMartelo &&
          (erro.codigo === 'REVISAO_DESATUALIZADA' || erro.codigo === 'NAO_ENCONTRADO')
        )
          throw new ErroMartelo('ACESSO_UNICO_INVALIDO');
        throw erro;
      }
      return { conta, epoca: guardado.epoca };
    },
  };
}
