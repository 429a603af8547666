import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import type { contaDaPrimeiraHora, PrimeiraHora } from '@martelo/shared/primeira-hora';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import type { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import { deNovoSeMudou, RevisaoDesatualizada, ValorEmUso } from '../../records/conflitos.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { Chaves } from '../identidade/chaves.ts';
import type { Identidade } from '../identidade/identidade.ts';
import { exigirSenha } from '../identidade/senha.ts';
import { HOTSITES } from '../marcas/hotsites.ts';
import { administra, PAPEL_ADM } from '../usuarios/administradores.ts';
import { USUARIOS } from '../usuarios/registro.ts';
import { PRIMEIRA_HORA, type PrimeiraHoraGuardada, UID_DA_PRIMEIRA_HORA } from './registro.ts';

/** The brand an installation begins with, before the cms has told of any. */
export const PRIMEIRA_MARCA = 1;
/** How long a link is good. */
const VALIDADE_MS = 30 * 60_000;

interface Dependencias {
  registros: Registros;
  chaves: Pick<Chaves, 'derivar'>;
  criarUsuario: Identidade['criarUsuario'];
  /** Unix ms. */
  relogio(): number;
}

/**
 * The way into an installation that has nobody who could log in, because it has no account or no brand to log in to. It stands on a link that
 * only who runs the installation reads, and is closed by what is there: an account closes the making of accounts, a brand closes all of it.
 */
export interface AberturaDaCasa {
  /** A new link's token, in place of any before, and until when (Unix ms) it is good; null where there is nothing left to open. */
  abrir(): Promise<{ token: string; expiraEm: number } | null>;
  /** @throws ErroMartelo PRIMEIRA_HORA_ENCERRADA: forged, expired, replaced, or nothing is missing any more */
  conferir(token: string): Promise<PrimeiraHora>;
  /** Makes the first administrator. @throws ErroMartelo PRIMEIRA_HORA_ENCERRADA, SENHA_FRACA, SENHA_COMUM */
  criarConta(pedido: z.output<typeof contaDaPrimeiraHora>): Promise<PrimeiraHora>;
}

export function criarPrimeiraHora({
  registros,
  chaves,
  criarUsuario,
  relogio,
}: Dependencias): AberturaDaCasa {
  const colecao = registros.colecao(PRIMEIRA_HORA);
  const umSo = { filtros: [], pagina: 1, porPagina: 1 };
  const selo = (sal: string) => chaves.derivar('primeira-hora', sal);
  const tokenDe = ({ sal }: PrimeiraHoraGuardada) => `${sal}.${selo(sal).toString('base64url')}`;
  const haContas = async () => (await registros.colecao(USUARIOS).listar(SISTEMA, umSo)).total > 0;

  /** Asked of the records: another process may have written either. */
  const oQueFalta = async (): Promise<PrimeiraHora['falta'] | null> => {
    if (!(await haContas())) return 'conta';
    return (await registros.colecao(HOTSITES).listar(SISTEMA, umSo)).total === 0 ? 'marca' : null;
  };

  const administrador = async (): Promise<PrimeiraHora['administrador']> => {
    const deles = registros
      .colecao(USUARIOS)
      .percorrer(SISTEMA, { filtros: [{ tipo: 'lista', campo: 'papeis', valores: [PAPEL_ADM] }] });
    for await (const um of deles) if (administra(um, PRIMEIRA_MARCA)) return { uid: um.uid, email: um.email };
    return null;
  };

  /** @throws ErroMartelo PRIMEIRA_HORA_ENCERRADA */
  const ler = async (token: string) => {
    const guardada = await colecao.obter(SISTEMA, UID_DA_PRIMEIRA_HORA);
    const partes = /^([\w-]{22})\.([\w-]{43})$/.exec(token);
    const genuina =
      guardada !== null &&
      partes !== null &&
      partes[1] === guardada.sal &&
      timingSafeEqual(selo(guardada.sal), Buffer.from(partes[2] as string, 'base64url')) &&
      guardada.expiraEm > relogio();
    const falta = genuina ? await oQueFalta() : null;
    if (!genuina || falta === null) throw new ErroMartelo('PRIMEIRA_HORA_ENCERRADA');
    return { guardada, falta };
  };

  const situacao = async ({ guardada, falta }: Awaited<ReturnType<typeof ler>>): Promise<PrimeiraHora> => ({
    falta,
    expiraEm: new Date(guardada.expiraEm).toISOString(),
    administrador: await administrador(),
  });

  const renovar = (): Promise<Registro<PrimeiraHoraGuardada>> =>
    deNovoSeMudou(async () => {
      const antes = await colecao.obter(SISTEMA, UID_DA_PRIMEIRA_HORA);
      const nova = {
        ...{ uid: UID_DA_PRIMEIRA_HORA, sal: randomBytes(16).toString('base64url') },
        ...{ expiraEm: relogio() + VALIDADE_MS, contaUid: null },
      };
      if (antes !== null) return colecao.salvar(SISTEMA, nova, antes.revisao);
      return colecao.inserir(SISTEMA, nova).catch((erro: unknown) => {
        throw erro instanceof ValorEmUso ? new RevisaoDesatualizada() : erro;
      });
    });

  return {
    async abrir() {
      if ((await oQueFalta()) === null) return null;
      const guardada = await renovar();
      return { token: tokenDe(guardada), expiraEm: guardada.expiraEm };
    },
    conferir: async (token) => situacao(await ler(token)),
    async criarConta({ token, senha, ...dados }) {
      const { guardada, falta } = await ler(token);
      if (falta !== 'conta' || guardada.contaUid !== null) throw new ErroMartelo('PRIMEIRA_HORA_ENCERRADA');
      // Before the link is taken for it: what is put right may be sent again.
      exigirSenha(senha, SENHA_MINIMA.interno, [dados.email, dados.nome]);
      const uid = uuidv7();
      const { uid: qual, sal, expiraEm } = guardada;
      const tomada = await colecao
        .salvar(SISTEMA, { uid: qual, sal, expiraEm, contaUid: uid }, guardada.revisao)
        .catch((erro: unknown) => {
          // Of two at once, one.
          throw erro instanceof RevisaoDesatualizada ? new ErroMartelo('PRIMEIRA_HORA_ENCERRADA') : erro;
        });
      try {
        const marcas: number[] = [];
        for await (const { id } of registros.colecao(HOTSITES).percorrer(SISTEMA, { filtros: [] }))
          marcas.push(id);
        await criarUsuario({
          ...dados,
          ...{ uid, senha, papeis: [PAPEL_ADM] },
          hotsites: marcas.length > 0 ? marcas : [PRIMEIRA_MARCA],
        });
      } catch (erro) {
        await colecao
          .salvar(SISTEMA, { uid: qual, sal, expiraEm, contaUid: null }, tomada.revisao)
          .catch(() => {});
        throw erro;
      }
      // Where brands were there already, nothing is missing now.
      return situacao({ guardada: tomada, falta: 'marca' });
    },
  };
}
