import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import {
  ativacaoSegundoFator,
  codigosRecuperacao,
  desativacaoSegundoFator,
  provaDoSegundoFator,
  renovacaoDeCodigos,
  segredoSegundoFator,
  segundoFatorProvado,
  situacaoSegundoFator,
} from '@martelo/shared/sessao';
import { z } from 'zod';
import type { Limitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { FATOR_RECENTE_MS } from '../../api/segundo-fator.ts';
import { cartaDoSegundoFator } from './cartas.ts';
import { type QuemEsta, tentativaDa } from './na-sessao.ts';
import { type Provas, provarFator, provarSenha } from './provar.ts';
import type { SegredosAConfirmar } from './segredo-a-confirmar.ts';
import type { Sessoes } from './sessoes.ts';
import type { SessaoVerificada } from './tokens.ts';
import { conferirTotp, lerBase32 } from './totp.ts';

interface Dependencias extends Provas {
  quemEsta: QuemEsta;
  segredos: SegredosAConfirmar;
  sessoes: Pick<Sessoes, 'comFator'>;
  limitador: Limitador;
  relogio: () => number;
  /** Is this account to have one? */
  obrigatorio(quem: SessaoVerificada, hotsite: RegrasHotsite): boolean;
}

/**
 * One's own second factor. Switching it on or off ends every session of the account: so a session of an account with a second factor
 * is one that gave it, which is what a bid is asked for where it is required.
 */
export const rotasSegundoFator = (d: Dependencias): Rota[] => {
  const comSenha = async (quem: Awaited<ReturnType<QuemEsta>>, senha: string) => {
    const tentativa = tentativaDa(quem);
    d.limitador.consumir(quem.sessao.uid);
    await provarSenha(d, tentativa, quem.conta.uid, senha, 'Senha incorreta.');
    return tentativa;
  };
  const comum = { guarda: 'autenticado', semSegundoFator: true } as const;
  const caminho = '/v1/auth/segundo-fator';
  return [
    rota({
      ...{ ...comum, metodo: 'get', caminho },
      resumo: 'Se a conta tem segundo fator, se precisa dele, e quantos códigos de recuperação restam',
      resposta: situacaoSegundoFator,
      async executar({ req, chamador }) {
        const quem = await d.quemEsta(req, chamador);
        const situacao = await d.credenciais.situacaoDoSegundoFator(quem.conta.uid);
        return { ...situacao, obrigatorio: d.obrigatorio(quem, chamador.hotsite) };
      },
    }),
    rota({
      ...{ ...comum, metodo: 'post', caminho },
      resumo:
        'Um segredo novo para o aplicativo autenticador; nada muda até ser confirmado, nesta sessão e dentro de meia hora',
      resposta: segredoSegundoFator,
      async executar({ req, chamador }) {
        const quem = await d.quemEsta(req, chamador);
        const segredo = d.segredos.emitir(quem);
        // The app lists it as the brand and whose: two accounts of one brand on one phone are two lines.
        const [marca, dono] = [chamador.hotsite.nome, quem.conta.email].map(encodeURIComponent);
        return { segredo, endereco: `otpauth://totp/${marca}:${dono}?secret=${segredo}&issuer=${marca}` };
      },
    }),
    rota({
      ...{ ...comum, metodo: 'put', caminho },
      resumo:
        'Ativa o segundo fator com a senha e um código do aplicativo; dá os códigos de recuperação e encerra todas as sessões',
      body: ativacaoSegundoFator,
      resposta: z.object({ ativo: z.literal(true), codigosRecuperacao }),
      async executar({ body, req, chamador }) {
        const quem = await d.quemEsta(req, chamador);
        if (!d.segredos.confere(body.segredo, quem)) throw new ErroMartelo('SEGREDO_VENCIDO');
        await comSenha(quem, body.senha);
        const { uid } = quem.conta;
        if ((await d.credenciais.situacaoDoSegundoFator(uid)).ativo)
          throw new ErroMartelo('SEGUNDO_FATOR_LIGADO');
        const contador = conferirTotp(lerBase32(body.segredo), body.codigo, d.relogio(), 0);
        if (contador === null)
          throw new ErroMartelo(
            'SEGUNDO_FATOR',
            {},
            'Código incorreto. Informe o código atual do aplicativo.',
          );
        const carta = cartaDoSegundoFator(quem.conta, chamador.hotsite.id, d.relogio(), 'ativado');
        const codigos = await d.credenciais.ativarSegundoFator(uid, body.segredo, contador, carta);
        return { ativo: true, codigosRecuperacao: codigos };
      },
    }),
    rota({
      ...{ ...comum, metodo: 'post', caminho: `${caminho}/prova` },
      resumo:
        'Prova de novo, com um código do aplicativo, quem está nesta sessão: vale cinco minutos para o que pede um código recente',
      body: provaDoSegundoFator,
      resposta: segundoFatorProvado,
      async executar({ body, req, chamador }) {
        const quem = await d.quemEsta(req, chamador);
        d.limitador.consumir(quem.sessao.uid);
        const tentativa = tentativaDa(quem);
        await d.bloqueio.exigirLivre(tentativa);
        const provou = await provarFator(d, tentativa, quem.conta.uid, { codigo2fa: body.codigo });
        if (!provou) throw new ErroMartelo('SEGUNDO_FATOR_DESLIGADO');
        await d.bloqueio.acertou(tentativa);
        await d.sessoes.comFator(quem.sessao.uid);
        return { valeAte: new Date(d.relogio() + FATOR_RECENTE_MS).toISOString() };
      },
    }),
    rota({
      ...{ ...comum, metodo: 'post', caminho: `${caminho}/codigos` },
      resumo: 'Novos códigos de recuperação, no lugar dos anteriores',
      body: renovacaoDeCodigos,
      resposta: z.object({ codigosRecuperacao }),
      async executar({ body, req, chamador }) {
        const quem = await d.quemEsta(req, chamador);
        const tentativa = await comSenha(quem, body.senha);
        await provarFator(d, tentativa, quem.conta.uid, { codigo2fa: body.codigo });
        return { codigosRecuperacao: await d.credenciais.renovarCodigos(quem.conta.uid) };
      },
    }),
    rota({
      ...{ ...comum, metodo: 'delete', caminho },
      resumo:
        'Desativa o segundo fator com a senha e um código, do aplicativo ou de recuperação; encerra todas as sessões',
      body: desativacaoSegundoFator,
      resposta: z.object({ ativo: z.literal(false) }),
      async executar({ body: { senha, codigo, codigoRecuperacao }, req, chamador }) {
        const quem = await d.quemEsta(req, chamador);
        const tentativa = await comSenha(quem, senha);
        await provarFator(d, tentativa, quem.conta.uid, { codigo2fa: codigo, codigoRecuperacao });
        const carta = cartaDoSegundoFator(quem.conta, chamador.hotsite.id, d.relogio(), 'desativado');
        await d.credenciais.desligarSegundoFator(quem.conta.uid, carta);
        return { ativo: false };
      },
    }),
  ];
};
