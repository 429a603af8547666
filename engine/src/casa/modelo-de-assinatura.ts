import { modeloDeAssinaturaEscrita } from '@martelo/shared/assinatura.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import { contraste } from '@martelo/shared/pagina/tema/cor';
import { TEXTO_MINIMO } from '@martelo/shared/pagina/tema/tema';
import { PAPEIS_INTERNOS } from '@martelo/shared/papeis';
import { recurso } from '../api/recurso/recurso.ts';

/** How a brand's people sign their e-mails: words with fields, of which each has their own (`acesso/usuarios/assinatura.ts`). */
export const MODELOS_DE_ASSINATURA = recurso({
  nome: 'modeloDeAssinatura',
  colecao: 'modelosDeAssinatura',
  caminho: '/v1/modelo-assinatura-email',
  modulo: 'perfil',
  rotulo: { um: 'Modelo de assinatura', varios: 'Assinatura de e-mail' },
  // One a brand: its list is the screen where everybody has theirs.
  lista: { rota: 'assinatura-email' },
  escrita: modeloDeAssinaturaEscrita,
  marca: 'hotsiteId',
  papeis: { le: PAPEIS_INTERNOS, escreve: ['Interno - ADM'] },
  campos: { texto: { rotulo: 'Texto da assinatura', soMostra: true } },
  rotulos: { cor: 'Cor da barra e dos links' },
  unicos: [[]],
  async confere({ depois: { cor } }) {
    // Links are read over the white of a letter.
    if (cor !== undefined && contraste(cor, '#ffffff') < TEXTO_MINIMO)
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
        'cor: não se lê sobre branco; escolha uma mais escura',
      ]);
  },
});
