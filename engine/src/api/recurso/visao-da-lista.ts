import { ErroMartelo } from '@martelo/shared/erros';
import type { VisaoEscrita } from '@martelo/shared/visao';
import { z } from 'zod';
import type { Acesso, ConsultaDoPorto } from '../../records/records.ts';
import { parametrosDeLista } from '../consulta.ts';
import { ler } from '../entrada.ts';
import type { QualquerRecurso, Recurso } from './declaracao.ts';
import { camposDe } from './metadados.ts';
import { tem } from './politica.ts';
import { rotuloDe } from './rotulos.ts';
import { exigirNomeaveis, reservadosDe } from './visao.ts';

/** What of an address a view keeps: its page is where somebody stood, and no part of the question. */
const GUARDADOS = new Set(['filtro', 'ordenar', 'ordem', 'porPagina', 'removidos']);
const removidos = z.enum(['true', 'false']).optional();

const recusa = (motivo: string) => new ErroMartelo('REQUISICAO_INVALIDA', {}, [motivo]);

/**
 * Whether a view asks of its list what the list gives to whom the view is for: whoever keeps it, or who has no other role than the one it
 * is kept for. A whole value of what is shown masked is never kept: the view would show it to each who opens it.
 * @throws ErroMartelo REQUISICAO_INVALIDA, FILTRO_INVALIDO
 */
export function exigirVisaoDaLista(
  listas: readonly QualquerRecurso<never>[],
  acesso: Acesso,
  { lista, papel, endereco, colunas }: Pick<VisaoEscrita, 'lista' | 'papel' | 'endereco' | 'colunas'>,
): void {
  const qual = listas.find(({ declaracao }) => declaracao.nome === lista);
  const le = qual?.declaracao.papeis.le ?? [];
  if (qual === undefined || !tem(acesso, le)) throw recusa('lista: não há uma lista com este nome para você');
  const recurso = qual as unknown as Recurso<never, never>;
  const quem = papel === null ? acesso : { ...acesso, papeis: [papel] };
  if (!tem(quem, le)) throw recusa('papel: quem só tem este papel não vê esta lista');
  exigirEndereco(recurso, quem, endereco);
  exigirColunas(recurso, quem, colunas);
}

function exigirEndereco(recurso: Recurso<never, never>, acesso: Acesso, endereco: string): void {
  const partes = [...new URLSearchParams(endereco)];
  const alheia = partes.find(([nome]) => !GUARDADOS.has(nome));
  if (alheia) throw recusa(`endereco: campo desconhecido: ${alheia[0]}`);
  if (new Set(partes.map(([nome]) => nome)).size < partes.length) throw recusa('endereco: campo repetido');
  const parametros = parametrosDeLista([...recurso.nomeaveis.keys()], { removidos });
  const { consulta } = ler(parametros, Object.fromEntries(partes)) as { consulta: ConsultaDoPorto };
  exigirNomeaveis(recurso, acesso, consulta);
  for (const filtro of consulta.filtros)
    if ('campo' in filtro && filtro.tipo !== 'existe' && recurso.declaracao.campos[filtro.campo]?.mascara)
      throw recusa(
        `endereco: uma visão não guarda o valor de “${rotuloDe(recurso, filtro.campo)}”, que é de alguém e aparece mascarado`,
      );
}

function exigirColunas(
  recurso: Recurso<never, never>,
  acesso: Acesso,
  colunas: VisaoEscrita['colunas'],
): void {
  const reservados = reservadosDe(recurso, acesso);
  const ha = new Set(camposDe(recurso).map(({ campo }) => campo));
  colunas.forEach(({ campo }, i) => {
    if (!ha.has(campo) || reservados.includes(campo))
      throw recusa(`colunas.${i}.campo: não é um campo desta lista`);
    if (colunas.findIndex((uma) => uma.campo === campo) < i)
      throw recusa(`colunas.${i}.campo: já está entre as colunas`);
  });
}
