import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { marcasDaCasa, type Pessoa } from '@martelo/shared/usuario';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { CREDENCIAIS } from '../identidade/credenciais.ts';
import { USUARIOS } from './registro.ts';

export const PAPEL_ADM = 'Interno - ADM' as const;

/** Whether somebody administers a brand for good: an account that ends by itself keeps no brand from being left alone. */
export const administra = (quem: Pessoa, marca: number): boolean =>
  quem.papeis.includes(PAPEL_ADM) &&
  marcasDaCasa(quem).includes(marca) &&
  quem.situacao === 'ATIVO' &&
  quem.fim === undefined &&
  quem.removidoEm === undefined;

/** Whether an account has a password: who was invited and has not come yet can do nothing. */
export const temSenha = async (registros: Registros, usuUid: string): Promise<boolean> =>
  ((await registros.colecao(CREDENCIAIS).obter(SISTEMA, usuUid))?.senha ?? null) !== null;

/** Whether the account lets its person in; one that is about to be made will. */
export const entra = ({ situacao, fim, removidoEm }: Pessoa, agora: number): boolean =>
  situacao !== 'BLOQUEADO' && removidoEm === undefined && (fim === undefined || fim >= diaEmSaoPaulo(agora));

/** The administrators of a brand who can log in now. */
export const administradoresDe = (registros: Registros, marca: number, agora: number) =>
  quemTem(registros, [PAPEL_ADM], marca, agora);

/** Who has one of the roles on a brand and can log in now. */
export async function quemTem(registros: Registros, papeis: readonly string[], marca: number, agora: number) {
  const hoje = diaEmSaoPaulo(agora);
  const achados: Pessoa[] = [];
  const dela = registros.colecao(USUARIOS).percorrer(SISTEMA, {
    filtros: [
      { tipo: 'lista', campo: 'papeis', valores: [...papeis] },
      { tipo: 'exata', campo: 'hotsites', valor: marca },
      { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' },
      SEM_REMOVIDOS,
    ],
  });
  for await (const um of dela)
    if (marcasDaCasa(um).includes(marca) && (um.fim ?? hoje) >= hoje && (await temSenha(registros, um.uid)))
      achados.push(um);
  return achados;
}
