import { ErroMartelo } from '@martelo/shared/erros';
import { z } from 'zod';
import type { Limitador } from '../http/limite.ts';
import { type Chamador, type Rota, rota } from '../http/rota.ts';
import type { Bloqueio } from './bloqueio.ts';
import type { Credenciais } from './credenciais.ts';
import type { Sessoes } from './sessoes.ts';
import { conferirTotp, lerBase32, novoSegredoTotp } from './totp.ts';

interface Dependencias {
  credenciais: Credenciais;
  bloqueio: Bloqueio;
  sessoes: Sessoes;
  limitador: Limitador;
  relogio: () => number;
}

const codigo = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'informe os 6 dígitos');
const senha = z.string().min(1).max(200);

/**
 * Switching one's own second factor on and off. Either ends every session of the account: so a session of an account with a second
 * factor is one that gave it, which is what a bid is asked for where it is required.
 */
export const rotasSegundoFator = (d: Dependencias): Rota[] => {
  const exigirSenha = async (contaUid: string, enviada: string): Promise<void> => {
    d.limitador.consumir(contaUid);
    await d.bloqueio.exigirLivre(contaUid);
    if (await d.credenciais.senhaConfere(contaUid, enviada)) return;
    await d.bloqueio.falhou(contaUid);
    throw new ErroMartelo('CREDENCIAIS_INVALIDAS', {}, 'Senha incorreta.');
  };
  return [
    rota({
      metodo: 'post',
      caminho: '/v1/auth/segundo-fator',
      resumo: 'Um segredo novo para o aplicativo autenticador; nada muda até ser confirmado',
      guarda: 'autenticado',
      resposta: z.object({ segredo: z.string(), endereco: z.string() }),
      executar({ chamador }) {
        const segredo = novoSegredoTotp();
        const marca = encodeURIComponent(chamador.hotsite.nome);
        return { segredo, endereco: `otpauth://totp/${marca}?secret=${segredo}&issuer=${marca}` };
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/auth/segundo-fator',
      resumo: 'Ativa o segundo fator com a senha e um código do aplicativo; encerra todas as sessões',
      guarda: 'autenticado',
      body: z.strictObject({
        senha,
        codigo,
        segredo: z.string().regex(/^[A-Z2-7]{32}$/, 'segredo inválido'),
      }),
      resposta: z.object({ ativo: z.literal(true) }),
      async executar({ body, chamador }) {
        const contaUid = contaDe(chamador);
        await exigirSenha(contaUid, body.senha);
        if (await d.credenciais.temSegundoFator(contaUid)) throw new ErroMartelo('JA_EXISTE', {}, JA_ATIVO);
        if (conferirTotp(lerBase32(body.segredo), body.codigo, d.relogio(), 0) === null)
          throw new ErroMartelo(
            'SEGUNDO_FATOR',
            {},
            'Código incorreto. Informe o código atual do aplicativo.',
          );
        await d.credenciais.definirSegundoFator(contaUid, body.segredo);
        await d.sessoes.encerrarDaConta(contaUid);
        return { ativo: true };
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/auth/segundo-fator',
      resumo: 'Desativa o segundo fator com a senha e um código; encerra todas as sessões',
      guarda: 'autenticado',
      body: z.strictObject({ senha, codigo }),
      resposta: z.object({ ativo: z.literal(false) }),
      async executar({ body, chamador }) {
        const contaUid = contaDe(chamador);
        await exigirSenha(contaUid, body.senha);
        if ((await d.credenciais.segundoFator(contaUid, body.codigo)) === 'errado') {
          await d.bloqueio.falhou(contaUid);
          throw new ErroMartelo('SEGUNDO_FATOR', {}, 'Código incorreto ou já usado.');
        }
        await d.credenciais.definirSegundoFator(contaUid, null);
        await d.sessoes.encerrarDaConta(contaUid);
        return { ativo: false };
      },
    }),
  ];
};

const JA_ATIVO = 'O segundo fator já está ativo. Desative-o antes de trocar o aplicativo.';

/** The guard let in only who has an account. */
function contaDe({ acesso }: Chamador): string {
  switch (acesso.tipo) {
    case 'cliente':
      return acesso.cliUid;
    case 'interno':
      return acesso.usuUid;
    default:
      throw new ErroMartelo('NAO_AUTENTICADO');
  }
}
