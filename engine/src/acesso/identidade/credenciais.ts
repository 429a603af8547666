import { randomBytes } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { type PedidoDeEfeito, pedirEfeitos } from '../../jobs/pedir-efeitos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';
import type { Chaves } from './chaves.ts';
import { cifrarSenha, conferirSenha } from './senha.ts';
import { conferirTotp, lerBase32 } from './totp.ts';

/** Recovery codes of an account, each good once. */
const CODIGOS = 10;
/** Wrong codes in 24 hours that block a second factor (BO15). */
export const ERROS_QUE_BLOQUEIAM = 10;
const JANELA_DOS_ERROS_MS = 24 * 3_600_000;
/** Makes the record of a block that the house's people see. */
export const BLOQUEIO_DO_FATOR = 'bloqueio-do-fator';

const credencial = z.strictObject({
  /** The account's uid: a client's or an internal user's. */
  uid: z.guid(),
  /** Null after the house released a lost second factor: a link by e-mail makes the next one. */
  senha: z.string().nullable(),
  segundoFator: z
    .strictObject({
      segredo: z.string(),
      ultimoContador: z.int(),
      /** HMACs of the recovery codes that are left. */
      codigos: z.array(z.string()).max(CODIGOS).default([]),
    })
    .nullable()
    .default(null),
  /** Grows when all sessions end: in the same write as whatever ends them. A session of an earlier one is over. */
  epoca: z.int().min(0).default(0),
  /** Wrong codes of the last 24 hours, and where they came from. */
  errosDoFator: z
    .array(z.strictObject({ em: z.number(), ip: z.string().max(60) }))
    .max(ERROS_QUE_BLOQUEIAM)
    .optional(),
  /** Since when not even a right code is taken, Unix ms; null while they are. */
  fatorBloqueadoEm: z.number().nullable().optional(),
  /** Somebody has logged in with them: from then on a device that is not known is news. */
  jaEntrou: z.boolean().optional(),
});
type Credencial = z.output<typeof credencial>;

/** Passwords and second factors, apart from the people they belong to: no list or history ever carries them. */
export const CREDENCIAIS: DefinicaoColecao<z.output<typeof credencial>> = {
  nome: 'credenciais',
  schema: credencial,
  indices: {},
  semHistorico: true,
  // The letters that tell of a change, and what else follows from it.
  comEfeitos: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** What proves a second factor: a code of the app, or one of the recovery codes. */
export interface Prova {
  codigo2fa?: string | null | undefined;
  codigoRecuperacao?: string | null | undefined;
}

export interface Credenciais {
  /**
   * Sets a password and ends every session; `poupar` may save one before the write, knowing the epoch that begins. The `carta` of this
   * and of what follows is kept by the very write that it tells of.
   */
  definirSenha(
    contaUid: string,
    senha: string,
    opcoes?: { poupar?: Poupar; carta?: PedidoDeEfeito },
  ): Promise<void>;
  /**
   * Makes an account with its password. The password goes first: a crash in between leaves a password without account, never
   * an account that nobody can enter; a refused account takes it back.
   */
  comSenha<R>(contaUid: string, senha: string, criarConta: () => Promise<R>): Promise<R>;
  /** Same work whether the account exists (null = it does not) or not. */
  senhaConfere(contaUid: string | null, senha: string): Promise<boolean>;
  /**
   * `desligado`: none is asked; `aceito` uses the code up; `bloqueado`: nothing was looked at, or this was the wrong code too many.
   * @param endereco where it comes from
   */
  segundoFator(contaUid: string, prova: Prova, endereco: string): Promise<ConferenciaDoFator>;
  situacaoDoSegundoFator(
    contaUid: string,
  ): Promise<{ ativo: boolean; codigosRestantes: number; bloqueado: boolean }>;
  /**
   * Switches it on with an app's Base32 secret, ends every session, and gives the recovery codes. `contador` is that of the code
   * which confirmed it (`conferirTotp`), used up with this; 0 where none did. SEGUNDO_FATOR_LIGADO.
   */
  ativarSegundoFator(
    contaUid: string,
    segredo: string,
    contador: number,
    carta?: PedidoDeEfeito,
  ): Promise<string[]>;
  /** New recovery codes in place of all before them. SEGUNDO_FATOR_DESLIGADO. */
  renovarCodigos(contaUid: string): Promise<string[]>;
  /** Switches it off and ends every session. */
  desligarSegundoFator(contaUid: string, carta?: PedidoDeEfeito): Promise<void>;
  /**
   * Takes away a lost second factor together with the password, and ends every session. One that wrong codes have blocked is released with
   * more care, and elsewhere. SEGUNDO_FATOR_DESLIGADO, SEGUNDO_FATOR_BLOQUEADO
   */
  liberar(contaUid: string, carta: PedidoDeEfeito): Promise<void>;
  /** The same of one that has been blocked since then, and only of that. Bears repetition. */
  liberarBloqueado(contaUid: string, desde: number, carta: PedidoDeEfeito): Promise<void>;
  /** Says that somebody logs in: whether it is for the first time. Of several at once one is. */
  primeiraEntrada(contaUid: string): Promise<boolean>;
  /** Sessions opened in an earlier epoch are over. */
  epoca(contaUid: string): Promise<number>;
  /** For good: no password and no second factor is left, and every session ends. What stays is the epoch, so that none comes back. */
  encerrar(contaUid: string): Promise<void>;
  /** Ends every session; `poupar` may save one. */
  encerrarSessoes(contaUid: string, poupar?: Poupar): Promise<void>;
}

export type ConferenciaDoFator = 'desligado' | 'faltando' | 'errado' | 'aceito' | 'bloqueado';

/** Told of the epoch that is about to begin, before it does. */
export type Poupar = (epoca: number) => Promise<void>;

const ALFABETO = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LETRAS = 10;

export function criarCredenciais(registros: Registros, chaves: Chaves, relogio: () => number): Credenciais {
  const colecao = registros.colecao(CREDENCIAIS);

  /** Writes what `mudar` makes of the credentials as they are; whoever wrote in between is read again. */
  const mudar = async (
    contaUid: string,
    fazer: (antes: Credencial) => Credencial | Promise<Credencial>,
    { ato, carta }: { ato: string; carta: PedidoDeEfeito | undefined } = { ato: '', carta: undefined },
  ): Promise<void> => {
    const antes = await colecao.obter(SISTEMA, contaUid);
    const base = antes ?? { uid: contaUid, senha: null, segundoFator: null, epoca: 0 };
    const depois = await fazer({ ...base, epoca: base.epoca ?? 0 });
    const revisao = (antes?.revisao ?? 0) + 1;
    const contexto = { ato, revisao, agora: relogio(), por: autorDe(SISTEMA) };
    const cartas = pedirEfeitos(carta ? [carta] : [], contexto);
    try {
      if (antes) await colecao.salvar(SISTEMA, depois, antes.revisao, cartas);
      else await colecao.inserir(SISTEMA, depois, cartas);
    } catch (erro) {
      if (erro instanceof ErroMartelo && CORRIDA.has(erro.codigo))
        return mudar(contaUid, fazer, { ato, carta });
      throw erro;
    }
  };
  const naProxima = async (antes: Credencial, poupar?: Poupar): Promise<Credencial> => {
    const epoca = antes.epoca + 1;
    await poupar?.(epoca);
    return { ...antes, epoca };
  };

  const selo = (contaUid: string, codigo: string) =>
    chaves.derivar('recuperacao', `${contaUid}.${codigo}`).toString('base64url');
  const novosCodigos = (contaUid: string) => {
    const codigos = Array.from({ length: CODIGOS }, () =>
      [...randomBytes(LETRAS)].map((byte) => ALFABETO[byte & 31]).join(''),
    );
    return {
      mostrar: codigos.map((codigo) => `${codigo.slice(0, 5)}-${codigo.slice(5)}`),
      guardar: codigos.map((codigo) => selo(contaUid, codigo)),
    };
  };
  /** The second factor with this proof used up; null when it proves nothing. */
  const usada = (
    contaUid: string,
    fator: NonNullable<Credencial['segundoFator']>,
    { codigo2fa, codigoRecuperacao }: Prova,
  ): Credencial['segundoFator'] => {
    if (codigo2fa) {
      const segredo = lerBase32(chaves.decifrar(fator.segredo));
      const contador = conferirTotp(segredo, codigo2fa, relogio(), fator.ultimoContador);
      return contador === null ? null : { ...fator, ultimoContador: contador };
    }
    // Compared as HMACs under the engine's secret: what time tells of them tells nothing of a code.
    const enviado = selo(contaUid, codigoRecuperacao ?? '');
    const codigos = fator.codigos ?? [];
    return codigos.includes(enviado)
      ? { ...fator, codigos: codigos.filter((codigo) => codigo !== enviado) }
      : null;
  };

  /** A wrong code counts, also among many at once: whoever counted in between is read again. */
  const contarErro = async (
    conta: Registro<Credencial>,
    endereco: string,
  ): Promise<'errado' | 'bloqueado'> => {
    const agora = relogio();
    const recentes = (conta.errosDoFator ?? []).filter(({ em }) => agora - em < JANELA_DOS_ERROS_MS);
    const erros = [...recentes, { em: agora, ip: endereco.slice(0, 60) }].slice(-ERROS_QUE_BLOQUEIAM);
    const chega = erros.length >= ERROS_QUE_BLOQUEIAM;
    const depois = {
      ...(semCarimbos(conta) as Credencial),
      ...{ errosDoFator: erros, fatorBloqueadoEm: chega ? agora : null },
    };
    const pedidos = chega ? [{ nome: BLOQUEIO_DO_FATOR, dados: { desde: agora } }] : [];
    const contexto = { ato: 'errou', revisao: conta.revisao + 1, agora, por: autorDe(SISTEMA) };
    await colecao.salvar(SISTEMA, depois, conta.revisao, pedirEfeitos(pedidos, contexto));
    return chega ? 'bloqueado' : 'errado';
  };

  return {
    async definirSenha(contaUid, senha, { poupar, carta } = {}) {
      const cifrada = await cifrarSenha(senha);
      const comSenha = async (antes: Credencial) => ({
        ...(await naProxima(antes, poupar)),
        senha: cifrada,
      });
      await mudar(contaUid, comSenha, { ato: 'definirSenha', carta });
    },
    async comSenha(contaUid, senha, criarConta) {
      const cifrada = await cifrarSenha(senha);
      const nova = { uid: contaUid, senha: cifrada, segundoFator: null, epoca: 0 };
      const { revisao } = await colecao.inserir(SISTEMA, nova);
      try {
        return await criarConta();
      } catch (erro) {
        await colecao.remover(SISTEMA, contaUid, revisao);
        throw erro;
      }
    },
    async primeiraEntrada(contaUid) {
      if ((await colecao.obter(SISTEMA, contaUid))?.jaEntrou) return false;
      let primeira = true;
      await mudar(contaUid, (antes) => {
        primeira = antes.jaEntrou !== true;
        return { ...antes, jaEntrou: true };
      });
      return primeira;
    },
    async senhaConfere(contaUid, senha) {
      const guardada = contaUid === null ? null : await colecao.obter(SISTEMA, contaUid);
      return conferirSenha(guardada?.senha ?? null, senha);
    },
    segundoFator: (contaUid, prova, endereco) =>
      deNovoSeMudou(async () => {
        const conta = await colecao.obter(SISTEMA, contaUid);
        if (!conta?.segundoFator) return 'desligado';
        if (bloqueado(conta)) return 'bloqueado';
        if (!prova.codigo2fa && !prova.codigoRecuperacao) return 'faltando';
        const segundoFator = usada(contaUid, conta.segundoFator, prova);
        if (segundoFator === null) return contarErro(conta, endereco);
        // Saved under the revision read above: of two logins with one code, one fails.
        try {
          await colecao.salvar(SISTEMA, { ...conta, segundoFator }, conta.revisao);
        } catch (erro) {
          if (erro instanceof ErroMartelo && CORRIDA.has(erro.codigo)) return 'errado';
          throw erro;
        }
        return 'aceito';
      }),
    async situacaoDoSegundoFator(contaUid) {
      const conta = await colecao.obter(SISTEMA, contaUid);
      const fator = conta?.segundoFator ?? null;
      return {
        ...{ ativo: fator !== null, codigosRestantes: fator?.codigos?.length ?? 0 },
        bloqueado: conta !== null && bloqueado(conta),
      };
    },
    async ativarSegundoFator(contaUid, segredo, contador, carta) {
      const { mostrar, guardar } = novosCodigos(contaUid);
      const comFator = async (antes: Credencial) => {
        // Of two that confirm at once one is the second factor; the other never takes its place.
        if (antes.segundoFator !== null) throw new ErroMartelo('SEGUNDO_FATOR_LIGADO');
        const segundoFator = { segredo: chaves.cifrar(segredo), ultimoContador: contador, codigos: guardar };
        return { ...(await naProxima(antes)), segundoFator };
      };
      await mudar(contaUid, comFator, { ato: 'ativarSegundoFator', carta });
      return mostrar;
    },
    async renovarCodigos(contaUid) {
      const { mostrar, guardar } = novosCodigos(contaUid);
      await mudar(contaUid, (antes) => {
        if (antes.segundoFator === null) throw new ErroMartelo('SEGUNDO_FATOR_DESLIGADO');
        return { ...antes, segundoFator: { ...antes.segundoFator, codigos: guardar } };
      });
      return mostrar;
    },
    async desligarSegundoFator(contaUid, carta) {
      const semFator = async (antes: Credencial) => ({ ...(await naProxima(antes)), ...SEM_FATOR });
      await mudar(contaUid, semFator, { ato: 'desligarSegundoFator', carta });
    },
    async liberar(contaUid, carta) {
      const semNada = async (antes: Credencial) => {
        if (antes.segundoFator === null) throw new ErroMartelo('SEGUNDO_FATOR_DESLIGADO');
        if (bloqueado(antes)) throw new ErroMartelo('SEGUNDO_FATOR_BLOQUEADO');
        return { ...(await naProxima(antes)), ...SEM_FATOR, senha: null };
      };
      await mudar(contaUid, semNada, { ato: 'liberar', carta });
    },
    async liberarBloqueado(contaUid, desde, carta) {
      const semNada = async (antes: Credencial) => {
        if (antes.fatorBloqueadoEm !== desde) throw new ErroMartelo('SEGUNDO_FATOR_DESLIGADO');
        return { ...(await naProxima(antes)), ...SEM_FATOR, senha: null };
      };
      await mudar(contaUid, semNada, { ato: 'liberarBloqueado', carta }).catch((erro: unknown) => {
        // It was released by the same release before.
        if (!(erro instanceof ErroMartelo) || erro.codigo !== 'SEGUNDO_FATOR_DESLIGADO') throw erro;
      });
    },
    async encerrar(contaUid) {
      const semNada = async (antes: Credencial) => ({
        ...(await naProxima(antes)),
        ...{ ...SEM_FATOR, senha: null },
      });
      await mudar(contaUid, semNada);
    },
    epoca: async (contaUid) => (await colecao.obter(SISTEMA, contaUid))?.epoca ?? 0,
    encerrarSessoes: (contaUid, poupar) => mudar(contaUid, (antes) => naProxima(antes, poupar)),
  };
}

const SEM_FATOR = { segundoFator: null, errosDoFator: [], fatorBloqueadoEm: null };
const bloqueado = ({ fatorBloqueadoEm }: Credencial): boolean => (fatorBloqueadoEm ?? null) !== null;

/** Somebody else wrote first. */
const CORRIDA: ReadonlySet<string> = new Set(['REVISAO_DESATUALIZADA', 'JA_EXISTE']);
