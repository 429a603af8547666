import type { Sessao } from '@martelo/shared/pagina';
import { ACOES } from '../../palavras/construtor/acoes.ts';
import type { Gesto } from '../modelo/historico.ts';
import { rotuloDe } from './rotulo.ts';

export const remover = (sessao: Sessao): Gesto => removerVarias([sessao], [sessao.id]);

export const removerVarias = (sessoes: readonly Sessao[], ids: readonly string[]): Gesto => ({
  rotulo: rotuloDe(
    ACOES.apagar,
    sessoes.filter(({ id }) => ids.includes(id)),
  ),
  remendos: ids.map((id) => ({ op: 'remover', id })),
});
