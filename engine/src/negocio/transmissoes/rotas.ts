import { uid } from '@martelo/shared/identificador';
import { QUEM_TRANSMITE } from '@martelo/shared/papeis';
import {
  entradaDada,
  entradaPedida,
  fimTransmissao,
  inicioTransmissao,
  publicacaoTransmissao,
} from '@martelo/shared/transmissao';
import { entradaNoFluxo, pedidoDeEntrada, pulso, pulsoRespondido } from '@martelo/shared/transmissao/fluxo';
import { z } from 'zod';
import { formaVista, vistoPor } from '../../api/recurso/visao.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { TRANSMISSOES } from '../../casa/transmissao.ts';
import type { Fluxos } from './fluxos.ts';
import type { Transmissoes } from './transmissoes.ts';

const umUid = z.object({ uid });

/** Begins, publishes and ends broadcasts; lets in who sends; answers the media service. */
export function rotasDasTransmissoes(transmissoes: Transmissoes, fluxos: Fluxos): Rota[] {
  const resposta = z.looseObject(formaVista(TRANSMISSOES as never).shape);
  const ver = ({ acesso }: Chamador, transmissao: object) =>
    vistoPor(TRANSMISSOES as never, acesso, transmissao as never);
  return [
    rota({
      metodo: 'post',
      caminho: '/v1/transmissao',
      resumo: 'Inicia a transmissão de um leilão; o público a vê depois de publicada',
      guarda: QUEM_TRANSMITE,
      status: 201,
      body: inicioTransmissao,
      resposta,
      async executar({ body, chamador, req }) {
        const deOnde = { browser: (req.get('user-agent') ?? '').slice(0, 300), ip: chamador.ip };
        return ver(chamador, await transmissoes.iniciar(chamador.acesso, chamador.hotsite.id, body, deOnde));
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/transmissao/publicar',
      resumo: 'Mostra uma transmissão ao público, no lugar da que o leilão tinha',
      guarda: QUEM_TRANSMITE,
      body: publicacaoTransmissao,
      resposta,
      executar: async ({ body, chamador }) =>
        ver(chamador, await transmissoes.publicar(chamador.acesso, body)),
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/transmissao/:uid/encerrar',
      resumo: 'Encerra uma transmissão',
      guarda: QUEM_TRANSMITE,
      params: umUid,
      body: fimTransmissao,
      resposta,
      executar: async ({ params, body, chamador }) =>
        ver(chamador, await transmissoes.encerrar(chamador.acesso, params.uid, body.motivoFim)),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/transmissao/:uid/entrada',
      resumo:
        'O que deixa enviar imagem a uma transmissão: desta página, de um codificador (OBS) ou de uma segunda câmera; o que foi dado antes deixa de valer',
      guarda: QUEM_TRANSMITE,
      params: umUid,
      body: entradaPedida,
      resposta: entradaDada,
      executar: ({ params, body, chamador }) =>
        transmissoes.darEntrada(chamador.acesso, params.uid, body.forma),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/transmissao/fluxos/entrar',
      resumo: 'O serviço de transmissão pergunta que fluxo um token abre',
      guarda: 'servico',
      body: pedidoDeEntrada,
      resposta: entradaNoFluxo,
      executar: ({ body }) => fluxos.entrar(body.token, body.papel),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/transmissao/fluxos/pulso',
      resumo: 'O serviço de transmissão diz como estão os fluxos; a resposta diz quais terminam',
      guarda: 'servico',
      limite: 128 * 1024,
      body: pulso,
      resposta: pulsoRespondido,
      executar: async ({ body }) => ({ encerrar: await fluxos.pulsar(body.fluxos) }),
    }),
  ];
}
