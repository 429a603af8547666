import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { removerItem } from '../../acoes/itens.ts';
import { remover } from '../../acoes/remover.ts';
import { type Achado, itensNoAr, type Regra, reparar, sessoesNoAr } from '../regra.ts';

/** Sections and items with nothing in them. */
export const regra: Regra = {
  titulo: REGRAS.secoesVazias,
  examinar: (exame) => [
    ...sessoesNoAr(exame)
      .filter(({ sessao, definicao }) => definicao.itens.min > 0 && sessao.itens.length === 0)
      .map(
        ({ sessao, definicao }): Achado => ({
          gravidade: 'aviso',
          mensagem: REGRAS.secaoVazia(sessao.nome, definicao.itens.rotulo.toLowerCase()),
          lugar: { sessaoId: sessao.id, campo: 'itens' },
          reparo: reparar(REGRAS.apagarASecao, remover(sessao)),
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
          mensagem: REGRAS.naoTemNada(definicao.itens.rotulo, posicao),
          lugar: lugar(),
          reparo: reparar(REGRAS.apagarOItem, removerItem(sessao, item.id)),
        }),
      ),
  ],
};

const vazio = (valor: unknown): boolean =>
  valor === null ||
  (typeof valor === 'string' ? valor.trim() === '' : Array.isArray(valor) && valor.length === 0);
