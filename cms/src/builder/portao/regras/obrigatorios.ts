import type { Item } from '@martelo/shared/pagina';
import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { itensNoAr, type Regra } from '../regra.ts';

/** Fields that a kind cannot do without. */
export const regra: Regra = {
  titulo: REGRAS.camposObrigatorios,
  examinar: (exame) =>
    itensNoAr(exame).flatMap(({ item, definicao, posicao, lugar }) =>
      // An item with nothing at all is told of once, by its own rule.
      definicao.itens.campos.every(({ campo }) => !preenchido(item[campo])) && definicao.itens.min === 0
        ? []
        : definicao.itens.campos
            .filter(({ campo, obrigatorio }) => obrigatorio && !preenchido(item[campo]))
            .map(({ campo, rotulo }) => ({
              gravidade: 'erro' as const,
              mensagem: REGRAS.faltaPreencher(definicao.itens.rotulo, posicao, rotulo),
              lugar: lugar(campo),
            })),
    ),
};

function preenchido(valor: Item[keyof Item]): boolean {
  if (typeof valor === 'string') return valor.trim() !== '';
  return Array.isArray(valor) ? valor.length > 0 : valor !== null && valor !== undefined;
}
