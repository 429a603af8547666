import { hash } from 'node:crypto';
import { canonico } from '@martelo/shared/canonico';
import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import { SISTEMA } from '../records/acesso.ts';
import { RevisaoDesatualizada, ValorEmUso } from '../records/conflitos.ts';
import type { DefinicaoColecao, Registro, Registros } from '../records/records.ts';
import { digestoDoComando, type Identificacao } from './comando.ts';

const respondido = z.strictObject({
  /** Of who asked and their `comandoId`. */
  uid: z.string(),
  /** Digest of what was asked: the same command with something else in it is a mistake of who sends it. */
  pedido: z.string(),
  /** Kept before it was done: there is no answer yet. */
  emCurso: z.literal(true).optional(),
  resposta: z.custom<unknown>(() => true),
});
type Respondido = Registro<z.output<typeof respondido>>;

/** What commands on records were answered, so that the same one again is answered the same. */
export const RESPOSTAS: DefinicaoColecao<z.output<typeof respondido>> = {
  nome: 'respostasDeComando',
  schema: respondido,
  indices: {},
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/**
 * Answers a command once made as it was answered then, also of two that come at once. What it is about is kept before anything is done, so
 * that the same `comandoId` with another content is refused whatever became of the first: done, refused or cut short. What it does must
 * itself be done once by its `comandoId`: of a process that died between the act and the answer only the act is left.
 * @throws ErroMartelo COMANDO_CONFLITANTE
 */
export type UmaVez = <R>(
  quem: Identificacao,
  /** Which call, and what was sent. */
  pedido: object,
  fazer: () => Promise<R>,
) => Promise<R>;

export function criarUmaVez(registros: Registros): UmaVez {
  const respostas = registros.colecao(RESPOSTAS);

  /** What is kept of the command, by whoever came first. @throws ErroMartelo COMANDO_CONFLITANTE */
  const guardado = async (uid: string, pedido: string): Promise<Respondido> => {
    const novo = { uid, pedido, emCurso: true as const, resposta: null };
    const achado =
      (await respostas.obter(SISTEMA, uid)) ??
      (await respostas.inserir(SISTEMA, novo).catch(async (erro: unknown) => {
        if (!(erro instanceof ValorEmUso)) throw erro;
        return (await respostas.obter(SISTEMA, uid))!;
      }));
    if (achado.pedido !== pedido) throw new ErroMartelo('COMANDO_CONFLITANTE');
    return achado;
  };

  return async <R>(quem: Identificacao, pedido: object, fazer: () => Promise<R>) => {
    if (!quem.doCliente) return fazer();
    const uid = digestoDoComando(quem);
    const antes = await guardado(uid, hash('sha256', canonico(pedido)));
    if (!antes.emCurso) return antes.resposta as R;
    const resposta = await fazer();
    try {
      await respostas.salvar(SISTEMA, { uid, pedido: antes.pedido, resposta }, antes.revisao);
      return resposta;
    } catch (erro) {
      // The same command, told twice at once: the other was answered first.
      if (!(erro instanceof RevisaoDesatualizada)) throw erro;
      return (await respostas.obter(SISTEMA, uid))!.resposta as R;
    }
  };
}
