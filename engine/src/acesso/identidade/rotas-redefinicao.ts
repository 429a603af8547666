import { redeDoEndereco } from '@martelo/shared/endereco-do-cliente';
import {
  conferenciaRedefinicao,
  confirmacaoRedefinicao,
  pedidoRedefinicao,
  redefinicaoValida,
} from '@martelo/shared/sessao';
import { z } from 'zod';
import type { Limitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Dispositivos } from './dispositivos.ts';
import type { Redefinicao } from './redefinicao.ts';

interface Dependencias {
  redefinicao: Redefinicao;
  dispositivos: Dispositivos;
  limitador: {
    /** Of one address. */
    pedidos: Limitador;
    /** Of one address for one account. */
    deQuem: Limitador;
    /** To one account, whoever asks. */
    cartas: Limitador;
    tentativas: Limitador;
  };
  /** Leaves the letter with the link, if there is such an account. */
  enviarLink(conta: { email: string }, hotsiteId: number): Promise<void>;
}

const feito = z.object({ ok: z.literal(true) });

/** A new password by e-mail, in two steps. */
export const rotasRedefinicao = ({
  redefinicao,
  dispositivos,
  limitador,
  enviarLink,
}: Dependencias): Rota[] => [
  rota({
    metodo: 'post',
    caminho: '/v1/auth/redefinir-senha',
    escopo: 'LOGIN',
    resumo: 'Pede por e-mail um link para criar nova senha; a resposta é a mesma, haja conta ou não',
    guarda: 'publica',
    status: 202,
    body: pedidoRedefinicao,
    resposta: feito,
    async executar({ body: { email }, chamador: { hotsite, ip } }) {
      limitador.pedidos.consumir(ip);
      limitador.deQuem.consumir(`${hotsite.id} ${email} ${redeDoEndereco(ip)}`);
      // Where others have asked for this account more than anybody needs, its owner has letters enough, and the last of them is good:
      // who asks hears the same, and no further one takes its place.
      if (!limitador.cartas.deixa(`${hotsite.id} ${email}`)) return { ok: true };
      // Whether there is such an account is looked up by the job: the answer takes as long either way.
      await enviarLink({ email }, hotsite.id);
      return { ok: true };
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/auth/redefinir-senha/conferir',
    escopo: 'LOGIN',
    resumo: 'Diz se um link ainda vale, para que conta e até quando',
    guarda: 'publica',
    body: conferenciaRedefinicao,
    resposta: redefinicaoValida,
    executar({ body: { token }, chamador: { hotsite, ip } }) {
      limitador.tentativas.consumir(ip);
      return redefinicao.conferir(hotsite, token);
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/auth/redefinir-senha/confirmar',
    escopo: 'LOGIN',
    resumo: 'Cria a nova senha; o link deixa de valer e todas as sessões da conta terminam',
    guarda: 'publica',
    body: confirmacaoRedefinicao,
    resposta: feito.extend({ dispositivo: z.string() }),
    async executar({ body: { token, senha }, chamador: { hotsite, ip } }) {
      limitador.tentativas.consumir(ip);
      const conta = await redefinicao.confirmar(hotsite, token, senha);
      // Whose mailbox it is has shown who they are: under a new name this device logs in whatever was guessed, by strangers or on it.
      return { ok: true, dispositivo: dispositivos.lembrar(undefined, conta.uid) };
    },
  }),
];
