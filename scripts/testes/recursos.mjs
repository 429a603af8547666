import { encontrarNavegador, garantirPoppler } from '../plataforma/programas.mjs';
import { ligarServidores } from '../plataforma/servidores.mjs';
import { rodar } from './rodar.mjs';

/**
 * What suites need besides the code: each is made once, when the first suite asks for it, while others run. Gives the variables by
 * which the suite knows it, or throws.
 * @param {{ temporario: string, dizer: (mensagem: string) => void, ambiente: Record<string, string | undefined>, aoFaltar: (oQue: string) => void, aoConstruir: (medida: { segundos: number, processador: number }) => void }} opcoes
 */
export function criarRecursos({ temporario, dizer, ambiente, aoFaltar, aoConstruir }) {
  let desligar = async () => {};
  const fazer = {
    async servidores() {
      const ligados = await ligarServidores(temporario, dizer);
      desligar = ligados.desligar;
      // Tests that met no server are skipped; that there was none is a failure.
      for (const falta of ligados.faltas) aoFaltar(falta);
      return ligados.ambiente;
    },
    async construcao() {
      const medida = await rodar({
        programa: 'scripts/testes/construir.mjs',
        argumentos: [],
        ambiente,
        cede: 'pouco',
      });
      if (medida.status !== 0) throw new Error('a construção falhou');
      aoConstruir(medida);
      return {};
    },
    async navegador() {
      return { CHROMIUM_PATH: encontrarNavegador(dizer) };
    },
    async poppler() {
      garantirPoppler(dizer);
      return {};
    },
  };
  const feitos = new Map();
  return {
    /** @param {import('./suites.mjs').Recurso[]} quais */
    async obter(quais) {
      const partes = quais.map((qual) => {
        const feito = feitos.get(qual) ?? fazer[qual]();
        feitos.set(qual, feito);
        return feito;
      });
      return Object.assign({}, ...(await Promise.all(partes)));
    },
    desligar: () => desligar(),
  };
}
