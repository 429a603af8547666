import { formatarData } from '@martelo/shared/datas';
import type { Desenho } from '@martelo/shared/vistorias/desenho';
import type { ItemDaVistoria, Marca, ValorDoItem } from '@martelo/shared/vistorias/itens';
import { noSite } from '../../cliente/anexo.ts';
import { ADMIN_VISTORIAS as P } from '../../palavras/admin-vistorias.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { DesenhoMarcado, ListaDeMarcas } from '../DesenhoMarcado.tsx';
import { AssinaturaVista } from './Assinar.tsx';
import { ehAssinatura } from './Responder.tsx';
import type { RespostaVista } from './usar-respostas.ts';

/** An answer as it is read. */
export function Respondido({
  item,
  desenho,
  resposta,
}: {
  item: Pick<ItemDaVistoria, 'nome' | 'tipo' | 'desenho'>;
  desenho: Desenho;
  resposta: { valor: RespostaVista['valor'] | ValorDoItem; foto: RespostaVista['foto'] } | undefined;
}) {
  const valor = (resposta?.valor ?? null) as ValorDoItem;
  if (valor === null) return <p className="quieto">{P.semResposta}</p>;
  if (item.tipo === 'foto') return <Foto nome={item.nome} foto={resposta?.foto ?? null} />;
  if (ehAssinatura(valor)) return <AssinaturaVista de={valor} />;
  if (item.tipo === 'marcacao') {
    const marcas = valor as readonly Marca[];
    const qual = item.desenho ?? desenho;
    return (
      <div className="marcar">
        <DesenhoMarcado desenho={qual} marcas={marcas} />
        <ListaDeMarcas desenho={qual} marcas={marcas} />
        {marcas.length === 0 && <p>{P.semMarcas}</p>}
      </div>
    );
  }
  if (item.tipo === 'video')
    return (
      <a className="elo" href={String(valor)} target="_blank" rel="noopener noreferrer nofollow">
        <Icone nome="external-link" tamanho={14} /> {P.abrirVideo}
      </a>
    );
  if (typeof valor === 'boolean') return <p>{valor ? P.sim : P.nao}</p>;
  if (typeof valor === 'number') return <p>{valor.toLocaleString('pt-BR')}</p>;
  if (item.tipo === 'data') return <p>{formatarData(String(valor))}</p>;
  return <p className="preencher-lido">{Array.isArray(valor) ? valor.join(', ') : String(valor)}</p>;
}

/** A picture as it was sent, a press away in full. */
export function Foto({ nome, foto }: { nome: string; foto: RespostaVista['foto'] }) {
  const [inteira, miniatura] = [noSite(foto?.endereco ?? null), noSite(foto?.miniatura ?? null)];
  if (inteira === null || miniatura === null) return <p className="quieto">{P.semResposta}</p>;
  return (
    <a className="preencher-foto" href={inteira} target="_blank" rel="noopener noreferrer">
      <img src={miniatura} alt={P.fotoDe(nome)} loading="lazy" />
    </a>
  );
}
