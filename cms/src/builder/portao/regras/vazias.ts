import { removerItem } from '../../acoes/itens.ts';
import { remover } from '../../acoes/remover.ts';
import { type Achado, itensNoAr, type Regra, reparar, sessoesNoAr } from '../regra.ts';

/** Sections and items with nothing in them. */
export const regra: Regra = {
  titulo: 'Seções vazias',
  examinar: (exame) => [
    ...sessoesNoAr(exame)
      .filter(({ sessao, definicao }) => definicao.itens.min > 0 && sessao.itens.length === 0)
      .map(
        ({ sessao, definicao }): Achado => ({
          gravidade: 'aviso',
          mensagem: `A seção “${sessao.nome}” está vazia: adicione ${definicao.itens.rotulo.toLowerCase()} ou apague a seção.`,
          lugar: { sessaoId: sessao.id, campo: 'itens' },
          reparo: reparar('Apagar a seção', remover(sessao)),
        }),
      ),
    ...itensNoAr(exame)
      .filter(({ sessao, item, definicao }) => {
        const podeApagar = sessao.itens.length > definicao.itens.min;
        return podeApagar && definicao.itens.campos.every(({ campo }) => vazio(item[campo]));
      })
      .map(
        ({ sessao, item, posicao, definicao, lugar }): Achado => ({
          gravidade: 'aviso',
          mensagem: `${definicao.itens.rotulo} ${posicao} não tem nada.`,
          lugar: lugar(),
          reparo: reparar('Apagar o item', removerItem(sessao, item.id)),
        }),
      ),
  ],
};

const vazio = (valor: unknown): boolean =>
  valor === null ||
  (typeof valor === 'string' ? valor.trim() === '' : Array.isArray(valor) && valor.length === 0);
