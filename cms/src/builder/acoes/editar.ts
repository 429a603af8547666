import type { Sessao } from '@martelo/shared/pagina';
import { ACOES } from '../../palavras/construtor/acoes.ts';
import type { Gesto } from '../modelo/historico.ts';
import { rotuloDe } from './rotulo.ts';

type CamposEditaveis = Omit<Sessao, 'id' | 'elemento' | 'versao' | 'itens'>;

/** Changes one field of a section. Letters typed in a row are one gesture. */
export const editar = <Campo extends keyof CamposEditaveis>(
  sessao: Sessao,
  campo: Campo,
  valor: CamposEditaveis[Campo],
): Gesto => ({
  rotulo: ACOES.editar(sessao.nome),
  remendos: [{ op: 'trocar', id: sessao.id, campos: { [campo]: valor } }],
  chave: `sessao:${sessao.id}:${campo}`,
});

/** Hides what is shown and shows what is hidden: all of them as `sessao` becomes. */
export const alternarVisibilidade = (sessao: Sessao, todas: readonly Sessao[] = [sessao]): Gesto => ({
  rotulo: rotuloDe(sessao.ativo ? ACOES.ocultar : ACOES.mostrar, todas),
  remendos: todas.map(({ id }) => ({ op: 'trocar', id, campos: { ativo: !sessao.ativo } })),
});
