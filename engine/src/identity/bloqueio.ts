import { createHash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao, Registros } from '../records/records.ts';

const tentativas = z.strictObject({
  /** sha256 of the key: the account, or the e-mail that has none. */
  uid: z.string(),
  falhas: z.int(),
  bloqueadoAte: z.number(),
  ultima: z.number(),
});

const TENTATIVAS: DefinicaoColecao<z.output<typeof tentativas>> = {
  nome: 'tentativas',
  schema: tentativas,
  indices: { ultima: { tipo: 'inteiro' } },
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** Failures that are forgiven, then minutes blocked for the first, second … failure beyond them. */
const FALHAS_LIVRES = 4;
const MINUTOS = [1, 5, 15, 60, 240];
const ESQUECE_MS = 24 * 3_600_000;
const SISTEMA: Acesso = { tipo: 'sistema' };

/**
 * Lockout by account, growing with each further failure. An e-mail without account is counted just the same: being blocked
 * says nothing about whether the account exists.
 */
export interface Bloqueio {
  /** CONTA_BLOQUEADA with `minutos` while blocked. */
  exigirLivre(chave: string): Promise<void>;
  falhou(chave: string): Promise<void>;
  acertou(chave: string): Promise<void>;
}

export function criarBloqueio(registros: Registros, relogio: () => number): Bloqueio {
  const colecao = registros.colecao(TENTATIVAS);
  const uidDe = (chave: string) => createHash('sha256').update(chave).digest('hex');

  /** What has been quiet for a day is forgotten, a few at a time, so that guessed e-mails never fill the store. */
  const limpar = async () => {
    const { itens } = await colecao.listar(SISTEMA, {
      filtros: [{ tipo: 'range', campo: 'ultima', max: relogio() - ESQUECE_MS }],
      pagina: 1,
      porPagina: 20,
    });
    for (const { uid, revisao } of itens) await colecao.remover(SISTEMA, uid, revisao).catch(() => undefined);
  };

  return {
    async exigirLivre(chave) {
      const restante = ((await colecao.obter(SISTEMA, uidDe(chave)))?.bloqueadoAte ?? 0) - relogio();
      if (restante > 0) throw new ErroMartelo('CONTA_BLOQUEADA', { minutos: Math.ceil(restante / 60_000) });
    },
    async falhou(chave) {
      const agora = relogio();
      const antes = await colecao.obter(SISTEMA, uidDe(chave));
      const falhas = antes && agora - antes.ultima < ESQUECE_MS ? antes.falhas + 1 : 1;
      const excesso = falhas - FALHAS_LIVRES;
      const minutos = excesso > 0 ? MINUTOS[Math.min(excesso, MINUTOS.length) - 1]! : 0;
      const depois = { uid: uidDe(chave), falhas, bloqueadoAte: agora + minutos * 60_000, ultima: agora };
      if (antes) {
        // Guesses in parallel count one by one: a lost race is tried again on the newer count.
        await colecao.salvar(SISTEMA, depois, antes.revisao).catch((erro) => {
          if (erro instanceof ErroMartelo && erro.codigo === 'REVISAO_DESATUALIZADA')
            return this.falhou(chave);
          throw erro;
        });
        return;
      }
      await limpar();
      await colecao.inserir(SISTEMA, depois).catch((erro) => {
        if (erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE') return this.falhou(chave);
        throw erro;
      });
    },
    async acertou(chave) {
      const antes = await colecao.obter(SISTEMA, uidDe(chave));
      if (antes) await colecao.remover(SISTEMA, antes.uid, antes.revisao).catch(() => undefined);
    },
  };
}
