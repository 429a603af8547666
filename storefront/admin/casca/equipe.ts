import { aCadaLigacao, ligar, pedir } from '../../src/live/conexao.ts';

const ouvintes = new Set<() => void>();
let ligou = false;

/**
 * Keeps this page in the house's room for as long as it stands, whoever listens to what is told there: it is joined once for each connection.
 * @param aoVoltar after a connection that was lost: what was told meanwhile nobody heard
 * @returns what stops the listening
 */
export function naEquipe(aoVoltar: () => void): () => void {
  ouvintes.add(aoVoltar);
  if (!ligou) {
    ligou = true;
    let jaEntrou = false;
    void ligar();
    aCadaLigacao(() => {
      pedir('conectar-equipe', {})
        .then(() => {
          if (jaEntrou) for (const ouvinte of ouvintes) ouvinte();
          jaEntrou = true;
        })
        .catch(() => {});
    });
  }
  return () => void ouvintes.delete(aoVoltar);
}
