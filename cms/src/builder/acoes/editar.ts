import type { Sessao } from '@martelo/shared/pagina';
import type { Gesto } from '../modelo/historico.ts';

type CamposEditaveis = Omit<Sessao, 'id' | 'elemento' | 'versao' | 'itens'>;

/** Changes one field of a section. Letters typed in a row are one gesture. */
export const editar = <Campo extends keyof CamposEditaveis>(
  sessao: Sessao,
  campo: Campo,
  valor: CamposEditaveis[Campo],
): Gesto => ({
  rotulo: `Editar ${sessao.nome}`,
  remendos: [{ op: 'trocar', id: sessao.id, campos: { [campo]: valor } }],
  chave: `sessao:${sessao.id}:${campo}`,
});

export const alternarVisibilidade = (sessao: Sessao): Gesto => ({
  rotulo: `${sessao.ativo ? 'Ocultar' : 'Mostrar'} ${sessao.nome}`,
  remendos: [{ op: 'trocar', id: sessao.id, campos: { ativo: !sessao.ativo } }],
});
