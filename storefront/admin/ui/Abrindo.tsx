import { ADMIN } from '../../src/palavras/admin.ts';

/**
 * What is on its way. A whole screen has its heading meanwhile: who goes from screen to screen by headings must find one, however late it is.
 * @param tela it stands in the place of a screen, not of a part of one
 */
export const Abrindo = ({ tela = false }: { tela?: boolean }) => {
  const Qual = tela ? 'h1' : 'p';
  return (
    <div aria-busy="true">
      <Qual className="abrindo">{ADMIN.carregando}</Qual>
    </div>
  );
};
