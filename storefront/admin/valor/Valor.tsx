import type { CampoDoRecurso } from '@martelo/shared/recurso';
import { ADMIN } from '../../src/palavras/admin.ts';
import { useCasa } from '../dados/contexto.tsx';
import { fotoNaCasa } from '../fotos/na-casa.ts';
import { useNomes } from './usar-nomes.ts';
import { textoDe } from './valor.ts';

/** A value of a record where it is read: who it names by their name, a situation as a mark. */
export function Valor({ campo, valor }: { campo: CampoDoRecurso; valor: unknown }) {
  const { recursos } = useCasa();
  if (campo.ref !== null && recursos.has(campo.ref) && valor !== undefined && valor !== null)
    return <Nomeado especie={campo.ref} ids={[valor].flat() as number[]} />;
  if (campo.campo === 'foto') return <Miniatura endereco={valor as string | null | undefined} />;
  const texto = textoDe(campo, valor);
  if (campo.tipo === 'opcao' && /situacao$/i.test(campo.campo) && valor)
    return (
      <span className="marca-situacao" data-tom={tomDe(String(valor))} title={texto}>
        {texto}
      </span>
    );
  if (campo.tipo === 'uid' && valor) return <code title={String(valor)}>{texto}</code>;
  return <span title={texto}>{texto}</span>;
}

/** A picture in its row says nothing that the name beside it does not. */
function Miniatura({ endereco }: { endereco: string | null | undefined }) {
  return endereco ? (
    <img className="miniatura" src={fotoNaCasa(endereco, 200)} alt="" width={48} height={36} loading="lazy" />
  ) : (
    <span className="quieto">{ADMIN.semFoto}</span>
  );
}

function Nomeado({ especie, ids }: { especie: string; ids: number[] }) {
  const nomeDe = useNomes(especie, ids);
  const texto = ids.map(nomeDe).join(', ') || textoDe({ tipo: 'texto', opcoes: null }, null);
  return <span title={texto}>{texto}</span>;
}

/** Never by colour alone: the word stands beside it. */
function tomDe(valor: string): 'bom' | 'ruim' | 'espera' | undefined {
  if (/^(ativ|aprovad|pag|fechad|entreg|atendid|lid|identificad|registrad|aplicad|emitid|final)/i.test(valor))
    return 'bom';
  if (
    /^(inativ|bloquead|recusad|cancelad|negad|falhou|divergente|revogad|desfeit|expirad|nao_|desist)/i.test(
      valor,
    )
  )
    return 'ruim';
  if (/^(aguard|pendente|em_|recebid|na_fila|sem_|condicional)/i.test(valor)) return 'espera';
  return undefined;
}
