import { z } from 'zod';
import type { Contas } from '../identity/contas.ts';
import type { Redefinicao } from '../identity/redefinicao.ts';
import { VALIDADE_REDEFINICAO_MS } from '../identity/redefinicao.ts';
import type { Fila } from '../jobs/fila.ts';
import type { DependenciasAvisos } from './avisos.ts';
import {
  type Texto,
  textoDaRedefinicao,
  textoDaSenhaNova,
  textoDoCadastroRepetido,
  textoDoSegundoFator,
} from './mensagens.ts';

export const AVISO_REDEFINICAO = 'avisar-redefinicao';
export const AVISO_SENHA_NOVA = 'avisar-senha-nova';
export const AVISO_CADASTRO_REPETIDO = 'avisar-cadastro-repetido';
export const AVISO_SEGUNDO_FATOR = 'avisar-segundo-fator';

const daRedefinicao = z.object({
  uid: z.string(),
  hotsiteId: z.number(),
  email: z.string(),
  instante: z.number(),
});
const daSenhaNova = z.object({
  hotsiteId: z.number(),
  contaUid: z.string(),
  tipo: z.enum(['cliente', 'interno']),
  instante: z.number(),
});

const doSegundoFator = daSenhaNova.extend({ ato: z.enum(['ativado', 'desativado']) });

interface Dependencias
  extends Pick<DependenciasAvisos, 'correio' | 'hotsitePorId' | 'siteDe' | 'remetente' | 'agora' | 'log'> {
  redefinicao: Redefinicao;
  contas: Contas;
}

/** Letters about an account itself: a link for a new password, and the notice that there is one. */
export function registrarAvisosDeConta(fila: Fila, deps: Dependencias): void {
  const { correio, hotsitePorId, siteDe, remetente, agora, log, redefinicao, contas } = deps;

  fila.registrar(AVISO_REDEFINICAO, async (carga, { chave }) => {
    const { uid, hotsiteId, email, instante } = daRedefinicao.parse(carga);
    const marca = hotsitePorId(hotsiteId);
    // A link that would arrive expired, or with its hour running since long ago, helps nobody.
    if (marca === null || agora() - instante >= VALIDADE_REDEFINICAO_MS) return;
    const emitida = await redefinicao.emitir(uid, marca, email);
    if (emitida === null) return;
    const { conta, token } = emitida;
    // Behind `#`: no browser sends it on, no server or proxy on the way writes it down.
    const link = `${siteDe(marca)}/redefinir-senha#token=${token}`;
    const escrito = textoDaRedefinicao(conta.nome, link, VALIDADE_REDEFINICAO_MS / 60_000, marca.nome);
    await correio.enviar({
      de: { name: marca.nome, address: remetente },
      para: conta.email,
      chave,
      ...escrito,
    });
    log.info({ rastro: `tarefa:${chave}`, assunto: escrito.assunto }, 'aviso enviado');
  });

  /** To the account's own address, on the brand where it happened; who may not enter any more is told nothing. */
  const aoDono = async (
    { hotsiteId, contaUid, tipo }: z.infer<typeof daSenhaNova>,
    chave: string,
    escrever: (nome: string, site: string, marca: string) => Texto,
  ): Promise<void> => {
    const marca = hotsitePorId(hotsiteId);
    const conta = marca && (await contas.porUid(marca, tipo, contaUid));
    if (!marca || !conta) return;
    const escrito = escrever(conta.nome, siteDe(marca), marca.nome);
    await correio.enviar({
      de: { name: marca.nome, address: remetente },
      para: conta.email,
      chave,
      ...escrito,
    });
    log.info({ rastro: `tarefa:${chave}`, assunto: escrito.assunto }, 'aviso enviado');
  };

  fila.registrar(AVISO_SENHA_NOVA, async (carga, { chave }) => {
    const lida = daSenhaNova.parse(carga);
    const quando = new Date(lida.instante).toISOString();
    await aoDono(lida, chave, (nome, site, marca) => textoDaSenhaNova(nome, quando, site, marca));
  });

  fila.registrar(AVISO_SEGUNDO_FATOR, async (carga, { chave }) => {
    const lida = doSegundoFator.parse(carga);
    const quando = new Date(lida.instante).toISOString();
    await aoDono(lida, chave, (nome, site, marca) =>
      textoDoSegundoFator(nome, lida.ato, quando, site, marca),
    );
  });

  fila.registrar(AVISO_CADASTRO_REPETIDO, async (carga, { chave }) => {
    await aoDono(daSenhaNova.parse(carga), chave, textoDoCadastroRepetido);
  });
}
