import type { CanalDeContato } from '@martelo/shared/conta/confirmacao';
import {
  canalDeContato,
  codigoDigitado,
  linkDeConfirmacao,
  pedidoDeCodigo,
  situacaoDasConfirmacoes,
  tokenDeConfirmacao,
  trocaDeEmail,
  trocaDeTelefone,
  usoDoToken,
} from '@martelo/shared/conta/contatos';
import { redeDoEndereco } from '@martelo/shared/endereco-do-cliente';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { z } from 'zod';
import { CLIENTES, ESCREVEM_CLIENTES, LEEM_CLIENTES } from '../../acesso/clientes/registro.ts';
import type { Identidade } from '../../acesso/identidade/identidade.ts';
import { comoCliente } from '../../api/chamador.ts';
import { autorDe, identificar, paramsUid, uidDoComando } from '../../api/comando.ts';
import type { Limitador } from '../../api/limite.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import { situacaoDasConfirmacoesDe } from './confirmacoes.ts';
import type { Contatos } from './contatos.ts';

interface Dependencias {
  registros: Registros;
  contatos: Contatos;
  identidade: Pick<Identidade, 'provarDono'>;
  umaVez: UmaVez;
  limitador: {
    /** Codes that one network asks for, whatever for. */
    rede: Limitador;
    /** Codes to one address that one network asks for; and that anybody does. */
    deQuem: Limitador;
    endereco: Limitador;
    /** Of codes that are typed, and of links: kept cheap, since each is written down. */
    tentativas: Limitador;
  };
}

const doCanal = z.object({ canal: canalDeContato });

/** A client's e-mail and telephone: what is confirmed, codes, links, and another address in their place. */
export function rotasDosContatos(d: Dependencias): Rota[] {
  const { contatos, limitador, umaVez } = d;
  const situacao = async ({ acesso, hotsite }: Chamador, cliUid: string) =>
    situacaoDasConfirmacoesDe(d, acesso, cliUid, hotsite);
  /** NAO_ENCONTRADO of another brand's as of none. */
  const daMarca = async ({ acesso }: Chamador, idOuUid: string) => {
    const cliente = await porIdOuUid(d.registros.colecao(CLIENTES), acesso, idOuUid);
    if (cliente === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return cliente;
  };
  /** Counted where a code really goes out. MUITAS_TENTATIVAS */
  const contando =
    ({ hotsite, ip }: Chamador, canal: CanalDeContato) =>
    (endereco: string): void => {
      const para = `${hotsite.id} ${canal} ${endereco}`;
      limitador.rede.consumir(ip);
      limitador.deQuem.consumir(`${para} ${redeDoEndereco(ip)}`);
      limitador.endereco.consumir(para);
    };
  const trocar = (canal: CanalDeContato, esquema: typeof trocaDeEmail | typeof trocaDeTelefone): Rota =>
    rota({
      metodo: 'put',
      caminho: `/v1/cliente/contatos/${canal}`,
      resumo: `Pede outro ${canal === 'email' ? 'e-mail' : 'telefone'}, com a senha; o de agora vale até o novo ser confirmado`,
      guarda: 'cliente',
      body: esquema,
      status: 202,
      resposta: situacaoDasConfirmacoes,
      async executar({ body, chamador, req }) {
        const { cliUid } = comoCliente(chamador);
        const { comandoId, senha, codigo2fa, codigoRecuperacao, ...dados } = body;
        const endereco = (dados as Record<CanalDeContato, string>)[canal];
        const quem = identificar(chamador, req, comandoId);
        // Neither password nor codes: of what a command said a digest is kept.
        await umaVez(quem, { troca: canal, endereco }, async () => {
          await d.identidade.provarDono(req, chamador, { senha, codigo2fa, codigoRecuperacao });
          await contatos.trocar({ cliUid, canal }, endereco, uidDoComando(quem), contando(chamador, canal));
          return {};
        });
        return situacao(chamador, cliUid);
      },
    });

  const doDono: Rota[] = [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/confirmacoes',
      resumo: 'O que já confirmei e o que falta: e-mail, telefone, documentos',
      guarda: 'cliente',
      resposta: situacaoDasConfirmacoes,
      executar: ({ chamador }) => situacao(chamador, comoCliente(chamador).cliUid),
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/confirmacoes/:canal',
      resumo: 'Envia um código, por e-mail ou SMS; outro só depois de um minuto, e cinco em seis horas',
      guarda: 'cliente',
      params: doCanal,
      body: pedidoDeCodigo,
      status: 202,
      resposta: situacaoDasConfirmacoes,
      async executar({ params: { canal }, body, chamador, req }) {
        const { cliUid } = comoCliente(chamador);
        const quem = identificar(chamador, req, body.comandoId);
        await umaVez(quem, { codigo: canal }, async () => {
          await contatos.pedir({ cliUid, canal }, uidDoComando(quem), contando(chamador, canal));
          return {};
        });
        return situacao(chamador, cliUid);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/confirmacoes/:canal/confirmar',
      resumo: 'Confirma com o código que chegou; ele vale meia hora, uma vez, e cinco tentativas',
      guarda: 'cliente',
      params: doCanal,
      body: codigoDigitado,
      resposta: situacaoDasConfirmacoes,
      async executar({ params: { canal }, body, chamador, req }) {
        const { cliUid } = comoCliente(chamador);
        limitador.tentativas.consumir(cliUid);
        const quem = identificar(chamador, req, body.comandoId);
        await umaVez(quem, { confirmar: canal }, async () => {
          await contatos.confirmar({ cliUid, canal }, body.codigo, quem.comandoId);
          return {};
        });
        return situacao(chamador, cliUid);
      },
    }),
    trocar('email', trocaDeEmail),
    trocar('telefone', trocaDeTelefone),
    rota({
      metodo: 'delete',
      caminho: '/v1/cliente/contatos/:canal/troca',
      resumo: 'Desiste do e-mail ou telefone que espera confirmação; repetido, nada muda',
      guarda: 'cliente',
      params: doCanal,
      resposta: situacaoDasConfirmacoes,
      async executar({ params: { canal }, chamador }) {
        const { cliUid } = comoCliente(chamador);
        await contatos.desistir({ cliUid, canal });
        return situacao(chamador, cliUid);
      },
    }),
  ];

  const doLink: Rota[] = [
    rota({
      metodo: 'post',
      caminho: '/v1/confirmacoes/conferir',
      resumo: 'Diz para que e-mail é o link de uma carta, enquanto ele vale; nada muda',
      guarda: 'publica',
      body: tokenDeConfirmacao,
      resposta: linkDeConfirmacao,
      executar({ body: { token }, chamador: { hotsite, ip } }) {
        limitador.tentativas.consumir(ip);
        return contatos.conferirLink(hotsite.id, token);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/confirmacoes/confirmar',
      resumo: 'Confirma o e-mail pelo link da carta, uma vez, em qualquer aparelho',
      guarda: 'publica',
      body: usoDoToken,
      resposta: z.object({ ok: z.literal(true) }),
      async executar({ body: { token, comandoId }, chamador: { hotsite, ip } }) {
        limitador.tentativas.consumir(ip);
        await contatos.usarLink(hotsite.id, token, comandoId ?? uuidv7());
        return { ok: true };
      },
    }),
  ];

  const daCasa: Rota[] = [
    rota({
      metodo: 'get',
      caminho: '/v1/clientes/:uid/confirmacoes',
      resumo: 'O que um cliente da marca confirmou e o que falta, com os contatos meio escondidos',
      guarda: LEEM_CLIENTES,
      params: paramsUid,
      resposta: situacaoDasConfirmacoes,
      async executar({ params, chamador }) {
        const { uid } = await daMarca(chamador, params.uid);
        return situacao(chamador, uid);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/clientes/:uid/confirmacoes/:canal',
      resumo: 'Envia de novo um código ao cliente, com os mesmos limites; quem envia não o vê',
      guarda: ESCREVEM_CLIENTES,
      params: paramsUid.extend(doCanal.shape),
      body: pedidoDeCodigo,
      status: 202,
      resposta: situacaoDasConfirmacoes,
      async executar({ params, body, chamador, req, log }) {
        const { uid: cliUid } = await daMarca(chamador, params.uid);
        const { canal } = params;
        const quem = identificar(chamador, req, body.comandoId);
        await umaVez(quem, { codigo: canal, cliUid }, async () => {
          await contatos.pedir({ cliUid, canal }, uidDoComando(quem), contando(chamador, canal));
          log.info({ cliUid, canal, por: autorDe(chamador) }, 'código de confirmação enviado pela casa');
          return {};
        });
        return situacao(chamador, cliUid);
      },
    }),
  ];
  return [...doDono, ...doLink, ...daCasa];
}
