import { meta, numero, tabela, vezes } from '../relatorio.ts';
import { medirAdmin } from './admin.ts';

/** BO3: a key in a form, and the opening of a screen, ms. */
const META_TECLA_MS = 16;
const META_TELA_MS = 300;

export async function relatarAdmin(dizer: (mensagem: string) => void): Promise<void> {
  dizer('  instala o react-admin, para comparar (só nesta medida)…');
  const { comum, nosso } = await medirAdmin();
  const linhas = [
    ['abrir a lista pelo menu', 'lista'],
    ['abrir um registro pela linha', 'registro'],
    ['uma tecla em um campo', 'tecla'],
  ] as const;
  dizer(
    tabela(
      ['', 'p50 ms', 'p95 ms', 'react-admin, p50', 'p95', 'razão'],
      linhas.map(([nome, qual]) => [
        ...[nome, numero(nosso[qual].p50), numero(nosso[qual].p95)],
        ...[numero(comum[qual].p50), numero(comum[qual].p95), vezes(comum[qual].p50 / nosso[qual].p50)],
      ]),
    ),
  );
  dizer(meta(`uma tecla em até ${META_TECLA_MS} ms (p50)`, nosso.tecla.p50 <= META_TECLA_MS));
  dizer(
    meta(
      `uma tela em até ${META_TELA_MS} ms (p50)`,
      Math.max(nosso.lista.p50, nosso.registro.p50) <= META_TELA_MS,
    ),
  );
}
