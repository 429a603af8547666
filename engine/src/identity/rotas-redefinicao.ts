import { uuidv7 } from '@martelo/shared/identificador';
import {
  conferenciaRedefinicao,
  confirmacaoRedefinicao,
  pedidoRedefinicao,
  redefinicaoValida,
} from '@martelo/shared/sessao';
import { z } from 'zod';
import { AVISO_REDEFINICAO, AVISO_SENHA_NOVA } from '../correio/avisos-de-conta.ts';
import type { Limitador } from '../http/limite.ts';
import { type Rota, rota } from '../http/rota.ts';
import type { Fila } from '../jobs/fila.ts';
import type { Redefinicao } from './redefinicao.ts';

interface Dependencias {
  redefinicao: Redefinicao;
  fila: Pick<Fila, 'enfileirar'>;
  limitador: { pedidos: Limitador; email: Limitador; tentativas: Limitador };
  agora(): number;
}

const feito = z.object({ ok: z.literal(true) });

/** A new password by e-mail, in two steps. */
export const rotasRedefinicao = ({ redefinicao, fila, limitador, agora }: Dependencias): Rota[] => [
  rota({
    metodo: 'post',
    caminho: '/v1/auth/redefinir-senha',
    resumo: 'Pede por e-mail um link para criar nova senha; a resposta é a mesma, haja conta ou não',
    guarda: 'publica',
    status: 202,
    body: pedidoRedefinicao,
    resposta: feito,
    async executar({ body: { email }, chamador: { hotsite, ip } }) {
      limitador.pedidos.consumir(ip);
      limitador.email.consumir(`${hotsite.id} ${email}`);
      // Whether there is such an account is looked up by the job: the answer takes as long either way.
      const uid = uuidv7();
      const carga = { uid, hotsiteId: hotsite.id, email, instante: agora() };
      await fila.enfileirar({ nome: AVISO_REDEFINICAO, carga, chave: `${AVISO_REDEFINICAO}:${uid}` });
      return { ok: true };
    },
  }),
  rota({
    metodo: 'post',
    caminho: '/v1/auth/redefinir-senha/conferir',
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
    resumo: 'Cria a nova senha; o link deixa de valer e todas as sessões da conta terminam',
    guarda: 'publica',
    body: confirmacaoRedefinicao,
    resposta: feito,
    async executar({ body: { token, senha }, chamador: { hotsite, ip } }) {
      limitador.tentativas.consumir(ip);
      const { uid, tipo } = await redefinicao.confirmar(hotsite, token, senha);
      const carga = { hotsiteId: hotsite.id, contaUid: uid, tipo, instante: agora() };
      await fila.enfileirar({ nome: AVISO_SENHA_NOVA, carga, chave: `${AVISO_SENHA_NOVA}:${uuidv7()}` });
      return { ok: true };
    },
  }),
];
