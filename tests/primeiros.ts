import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A sequencer that begins with these files, the others as they would come. A clone remembers no run: it goes by the size of the files,
 * and a short one that takes a minute comes last, when the others have nothing left to do beside it.
 */
export const primeiros = (...nomes: string[]) =>
  class extends BaseSequencer {
    override async sort(arquivos: TestSpecification[]): Promise<TestSpecification[]> {
      const lugar = ({ moduleId }: TestSpecification) => {
        const achado = nomes.findIndex((nome) => moduleId.endsWith(`/${nome}`));
        return achado < 0 ? nomes.length : achado;
      };
      return (await super.sort(arquivos)).sort((a, b) => lugar(a) - lugar(b));
    }
  };
