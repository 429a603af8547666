import type { Filtro } from '@martelo/shared/filtro';
import type { CampoDoRecurso } from '@martelo/shared/recurso';
import { ADMIN_LISTA as P } from '../../../src/palavras/admin-lista.ts';
import { lerValor, limiteDoDia, MAXIMO_DE_VALORES } from './descrever.ts';

/** What stands in the controls of a filter, as it was typed. */
export interface Escrito {
  valor?: string;
  valores?: string[];
  min?: string;
  max?: string;
}

/** A filter of what was typed, or what is wrong with it. */
export function montar(
  campo: CampoDoRecurso | undefined,
  tipo: Filtro['tipo'],
  { valor = '', valores = [], min = '', max = '' }: Escrito,
): { filtro: Filtro } | { erro: string } {
  if (tipo === 'geral' || tipo === 'geral_ou')
    return valor.trim() === '' ? { erro: P.faltaValor } : { filtro: { tipo, valor: valor.trim() } };
  if (campo === undefined) return { erro: P.faltaValor };
  const nome = campo.campo;
  switch (tipo) {
    case 'existe':
      return { filtro: { tipo, campo: nome, valor: valor !== 'false' } };
    case 'range': {
      const [de, ate] = [limite(campo, min, false), limite(campo, max, true)];
      const faltam = (de === undefined && min !== '') || (ate === undefined && max !== '');
      if (faltam || (de === undefined && ate === undefined)) return { erro: P.faltaValor };
      return {
        filtro: {
          tipo,
          campo: nome,
          ...(de === undefined ? {} : { min: de }),
          ...(ate === undefined ? {} : { max: ate }),
        },
      };
    }
    case 'multipla':
    case 'lista':
    case 'marca': {
      const lidos = valores.flatMap((um) => lerValor(campo, um) ?? []);
      if (lidos.length === 0 || lidos.length < valores.filter((um) => um.trim() !== '').length)
        return { erro: P.faltaValor };
      if (lidos.length > MAXIMO_DE_VALORES) return { erro: P.maisDe200 };
      return { filtro: { tipo, campo: nome, valores: [...new Set(lidos)] } };
    }
    case 'exata':
    case 'diferente': {
      const lido = lerValor(campo, valor);
      return lido === undefined ? { erro: P.faltaValor } : { filtro: { tipo, campo: nome, valor: lido } };
    }
  }
}

function limite(campo: CampoDoRecurso, escrito: string, fim: boolean): string | number | undefined {
  if (escrito === '') return undefined;
  if (campo.tipo === 'instante') return limiteDoDia(escrito, fim);
  const lido = lerValor(campo, escrito);
  return typeof lido === 'boolean' ? undefined : lido;
}

/** A filter that there is, back into its controls. */
export function escritoDe(campo: CampoDoRecurso | undefined, filtro: Filtro | undefined): Escrito {
  if (filtro === undefined) return {};
  const escrever = (valor: unknown): string => {
    if (valor === undefined || valor === null) return '';
    if (campo?.tipo === 'centavos' && typeof valor === 'number')
      return (valor / 100).toFixed(2).replace('.', ',');
    if (campo?.tipo === 'instante')
      return new Date(Date.parse(String(valor)) - 3 * 3_600_000).toISOString().slice(0, 10);
    return String(valor);
  };
  if ('valores' in filtro) return { valores: filtro.valores.map(escrever) };
  if (filtro.tipo === 'range') return { min: escrever(filtro.min), max: escrever(filtro.max) };
  return { valor: escrever('valor' in filtro ? filtro.valor : '') };
}
