import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A sequencer that begins with these files, the others as they would come. A clone remembers no run: it goes by the size of the files,
 * and a short one that takes a minute comes last, when the others have nothing left to do beside it.
 */
export const primeiros = (...nomes: string[]) => emOrdem({ primeiros: nomes, ultimos: [] });

/** The same, with files that come after all others: what they leave behind is met by none. */
export const emOrdem = ({ primeiros: nomes, ultimos }: { primeiros: string[]; ultimos: string[] }) =>
  class extends BaseSequencer {
    override async sort(arquivos: TestSpecification[]): Promise<TestSpecification[]> {
      const lugar = ({ moduleId }: TestSpecification) => {
        const achado = nomes.findIndex((nome) => moduleId.endsWith(`/${nome}`));
        if (ultimos.some((nome) => moduleId.endsWith(`/${nome}`))) return nomes.length + 1;
        return achado < 0 ? nomes.length : achado;
      };
      return (await super.sort(arquivos)).sort((a, b) => lugar(a) - lugar(b));
    }
  };
