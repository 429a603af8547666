import { createHash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../records/records.ts';

const tentativas = z.strictObject({
  /** sha256 of whose failures are counted. */
  uid: z.string(),
  falhas: z.int(),
  bloqueadoAte: z.number(),
  ultima: z.number(),
});
type Contagem = z.output<typeof tentativas>;

export const TENTATIVAS: DefinicaoColecao<Contagem> = {
  nome: 'tentativas',
  schema: tentativas,
  indices: { ultima: { tipo: 'inteiro' } },
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** What is forgiven, and the minutes blocked for the first, second … failure beyond. */
interface Medida {
  livres: number;
  minutos: readonly number[];
}
/** Of one guesser, who may wait long. */
const DE_QUEM: Medida = { livres: 4, minutos: [1, 5, 15, 60, 240] };
/** Of all unknown ones of an account together, its owner on a new device among them: never for longer than a few minutes. */
const DE_TODOS: Medida = { livres: 40, minutos: [1, 1, 2, 3, 5] };
const ESQUECE_MS = 24 * 3_600_000;
/** Counts kept at most: guessed e-mails never fill the store. */
const GUARDADAS = 20_000;
/** Who tries whose password. */
export interface Tentativa {
  /** The account; of an e-mail that has none, brand and e-mail. */
  conta: string;
  /** The device, session or address that tries. */
  quem: string;
  /** The address that it comes from. */
  endereco: string;
  /** True where the account itself has let this device in before. */
  conhecido: boolean;
}

/**
 * Lockout that grows with each further failure, and slows who guesses, not whose account it is: each device that the account knows
 * has a count of its own, each address of strangers has one, and all strangers together have a wider one, for guesses from many
 * addresses. An e-mail without account is counted just the same: being blocked says nothing about whether the account exists.
 */
export interface Bloqueio {
  /** CONTA_BLOQUEADA with `minutos` while blocked. */
  exigirLivre(tentativa: Tentativa): Promise<void>;
  falhou(tentativa: Tentativa): Promise<void>;
  acertou(tentativa: Tentativa): Promise<void>;
  /** Forgets the strangers' failures: the owner proved by letter who they are. */
  perdoar(conta: string): Promise<void>;
}

export function criarBloqueio(registros: Registros, relogio: () => number): Bloqueio {
  const colecao = registros.colecao(TENTATIVAS);
  const uidDe = (chave: string) => createHash('sha256').update(chave).digest('hex');
  const doTodo = (conta: string) => uidDe(conta);
  const deQuem = ({ conta, quem }: Tentativa) => uidDe(`${conta}\n${quem}`);
  /** The counts a try meets, each with its measure. */
  const contagens = (tentativa: Tentativa) => [
    { uid: deQuem(tentativa), medida: DE_QUEM },
    ...(tentativa.conhecido ? [] : [{ uid: doTodo(tentativa.conta), medida: DE_TODOS }]),
  ];

  const remover = ({ uid, revisao }: Registro<Contagem>) =>
    colecao.remover(SISTEMA, uid, revisao).catch(() => undefined);
  /** What has been quiet for a day is forgotten, a few at a time, and so is the oldest beyond what is kept. */
  const limpar = async () => {
    const asMaisVelhas = (max: number) =>
      colecao.listar(SISTEMA, {
        filtros: [{ tipo: 'range', campo: 'ultima', max }],
        ordem: { campo: 'ultima', tipoOrdenacao: 'asc', tipoCampo: 'long' },
        pagina: 1,
        porPagina: 20,
      });
    for (const velha of (await asMaisVelhas(relogio() - ESQUECE_MS)).itens) await remover(velha);
    const { total, itens } = await asMaisVelhas(relogio());
    for (const demais of itens.slice(0, Math.max(0, total - GUARDADAS))) await remover(demais);
  };

  const contar = async (uid: string, medida: Medida): Promise<void> => {
    const agora = relogio();
    const antes = await colecao.obter(SISTEMA, uid);
    const falhas = antes && agora - antes.ultima < ESQUECE_MS ? antes.falhas + 1 : 1;
    const excesso = falhas - medida.livres;
    const minutos = excesso > 0 ? medida.minutos[Math.min(excesso, medida.minutos.length) - 1]! : 0;
    const depois = { uid, falhas, bloqueadoAte: agora + minutos * 60_000, ultima: agora };
    if (antes === null) await limpar();
    try {
      if (antes) await colecao.salvar(SISTEMA, depois, antes.revisao);
      else await colecao.inserir(SISTEMA, depois);
    } catch (erro) {
      // Guesses in parallel count one by one: a lost race is tried again on the newer count.
      if (erro instanceof ErroMartelo && CORRIDA.has(erro.codigo)) return contar(uid, medida);
      throw erro;
    }
  };
  const esquecer = async (uid: string): Promise<void> => {
    const antes = await colecao.obter(SISTEMA, uid);
    if (antes) await remover(antes);
  };

  return {
    async exigirLivre(tentativa) {
      for (const { uid } of contagens(tentativa)) {
        const restante = ((await colecao.obter(SISTEMA, uid))?.bloqueadoAte ?? 0) - relogio();
        if (restante > 0) throw new ErroMartelo('CONTA_BLOQUEADA', { minutos: Math.ceil(restante / 60_000) });
      }
    },
    async falhou(tentativa) {
      for (const { uid, medida } of contagens(tentativa)) await contar(uid, medida);
    },
    // What strangers guessed in the meantime is not forgiven by a success: it may be one of theirs.
    acertou: (tentativa) => esquecer(deQuem(tentativa)),
    perdoar: (conta) => esquecer(doTodo(conta)),
  };
}

/** Somebody else counted first. */
const CORRIDA: ReadonlySet<string> = new Set(['REVISAO_DESATUALIZADA', 'JA_EXISTE', 'NAO_ENCONTRADO']);
