import type { NoTexto } from '@martelo/shared/pagina';
import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { editarItem } from '../../acoes/itens.ts';
import { type Achado, type ItemNoLugar, itensNoAr, type Regra, reparar } from '../regra.ts';

/** Headings that skip a level or say nothing: people who listen to a page move through it by them. */
export const regra: Regra = {
  titulo: REGRAS.ordemDosTitulos,
  examinar: (exame) => itensNoAr(exame).flatMap((onde) => (onde.mostra('texto') ? doTexto(onde) : [])),
};

function doTexto(onde: ItemNoLugar): Achado[] {
  const { sessao, item, lugar } = onde;
  const achados: Achado[] = [];
  const trocar = (rotulo: string, texto: NoTexto[]) =>
    reparar(rotulo, editarItem(sessao, item.id, 'texto', texto));
  const vazios = item.texto.filter((no) => ehTitulo(no) && emTexto(no) === '');
  if (vazios.length > 0)
    achados.push({
      gravidade: 'aviso',
      mensagem: REGRAS.tituloVazio,
      lugar: lugar('texto'),
      reparo: trocar(
        REGRAS.tirarOTituloVazio,
        item.texto.filter((no) => !vazios.includes(no)),
      ),
    });
  const salto = item.texto.findIndex(
    (no, indice) =>
      no.tipo === 'subtitulo' && !item.texto.slice(0, indice).some(({ tipo }) => tipo === 'titulo'),
  );
  const subtitulo = item.texto[salto];
  if (subtitulo && !vazios.includes(subtitulo))
    achados.push({
      gravidade: 'aviso',
      mensagem: REGRAS.subtituloAntes(encurtar(emTexto(subtitulo))),
      lugar: lugar('texto'),
      reparo: trocar(
        REGRAS.tornaLoTitulo,
        item.texto.map((no, indice) => (indice === salto && 'filhos' in no ? { ...no, tipo: 'titulo' } : no)),
      ),
    });
  const semDono = !sessao.titulo.trim() && !(onde.mostra('titulo') && item.titulo.trim());
  const primeiro = item.texto.find((no) => no.tipo === 'titulo' && emTexto(no) !== '');
  if (semDono && primeiro)
    achados.push({
      gravidade: 'aviso',
      mensagem: REGRAS.tituloNoTexto(encurtar(emTexto(primeiro))),
      lugar: onde.mostra('titulo')
        ? lugar('titulo')
        : { sessaoId: sessao.id, ...(onde.definicao.sessao.titulo ? { campo: 'titulo' as const } : {}) },
    });
  return achados;
}

const ehTitulo = ({ tipo }: NoTexto): boolean => tipo === 'titulo' || tipo === 'subtitulo';
const emTexto = (no: NoTexto): string =>
  'filhos' in no
    ? no.filhos
        .map(({ texto }) => texto)
        .join('')
        .trim()
    : '';
const encurtar = (texto: string): string => (texto.length > 40 ? `${texto.slice(0, 39)}…` : texto);
