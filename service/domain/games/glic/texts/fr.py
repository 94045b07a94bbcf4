"""The texts of Glic in French."""

from service.domain.games.glic.texts.refusals_fr import REFUSALS_FR
from service.domain.port.game_texts import (
    ALL_PRESETS,
    EntryText,
    FieldText,
    FigureText,
    GameTexts,
    PresetText,
    RuleText,
    SourceText,
    TableText,
)
from service.domain.session.texts import SESSION_TEXTS

_POOLS = {
    "ace": "As",
    "king": "Roi",
    "queen": "Dame",
    "jack": "Valet",
    "ten": "Dix",
    "marriage": "Mariage",
    "sequence": "Séquence",
}

FR = GameTexts(
    shared=SESSION_TEXTS["fr"],
    refusals=REFUSALS_FR,
    own_words=frozenset({"poch", "pochspiel"}),
    title="Glic",
    round="Main",
    pools=_POOLS,
    cells=_POOLS,
    phases={
        "between": "entre deux mains",
        "claiming": "cases à réclamer",
        "betting": "mises en cours",
        "showing": "mains à comparer",
        "playing": "cartes en jeu",
        "closed": "fermée",
    },
    presets={
        "glic": PresetText(
            "Glic", "Sept cases, un tour de mises, et les cartes jusqu’à trente et un"
        )
    },
    sources={"S3": SourceText("Le Chêne", "les règles du Chêne, avec le glic et la bassette")},
    rules={
        "piece": RuleText(
            "Pièce",
            "Ce que vaut une pièce d’une mise, d’une suite ou d’une carte qui reste.",
            {"amount": "{}."},
        ),
        "ante_by": RuleText(
            "Mises de départ",
            "Qui garnit les cases avant une main.",
            {
                "round": (
                    "Une pièce chacun à son tour, à partir du donneur, jusqu’à une par case."
                ),
                "each": "Chaque joueur met une pièce dans chaque case.",
                "dealer": "Le donneur met une pièce dans chaque case.",
            },
        ),
        "deck": RuleText("Jeu", "Le nombre de cartes du jeu.", {"number": "{} cartes."}),
        "first_bettor": RuleText(
            "Premier à miser",
            "Qui mise le premier.",
            {"eldest": "Le joueur après le donneur.", "dealer": "Le donneur."},
        ),
        "min_bet": RuleText(
            "Mise minimale",
            "Le minimum d’une mise en plus de ce qui est dû, en pièces.",
            {"number": "{}."},
        ),
        "bet_limit": RuleText(
            "Limite des mises",
            "Le plus qu’un joueur met dans un Poch, en pièces.",
            {"null": "Sans limite.", "number": "{}."},
        ),
        "ties": RuleText(
            "Mains égales",
            "Qui gagne le Poch à mains égales.",
            {
                "split": "Les joueurs à égalité partagent le Poch.",
                "eldest": "Le premier des joueurs à égalité, dans l’ordre des mises.",
            },
        ),
        "short_purse": RuleText(
            "Bourses vides",
            "Ce qui arrive si une bourse ne peut pas payer une suite ou des cartes.",
            {
                "forgive": "La bourse paie ce qu’elle a\u00a0; le reste n’est pas dû.",
                "refuse": "Le joueur doit d’abord apporter de l’argent.",
            },
        ),
    },
    house_choices={
        ALL_PRESETS: {
            "first_bettor": "Le Chêne ne dit pas qui mise le premier.",
            "min_bet": "Le Chêne ne donne pas de minimum.",
            "bet_limit": "Le Chêne conseille une limite, sans la donner.",
            "ties": "Le Chêne ne dit pas qui gagne à mains égales.",
            "short_purse": "Le Chêne ne dit pas ce qui arrive si une bourse est vide.",
        }
    },
    contradictions={
        "deck": "Un jeu a 32, 48 ou 52 cartes. Entrez un de ces nombres.",
        "bet_limit": "C’est moins que la mise minimale. Entrez un nombre plus élevé.",
    },
    entries={
        "deal": EntryText(
            "Donne", "Donner une main\u00a0: les mises de départ vont dans les cases."
        ),
        "claim": EntryText("Annonce", "Payer une case au joueur qui montre ses cartes."),
        "bet": EntryText("Mise", "Mettre dans le Poch ce qui est dû, et davantage."),
        "see": EntryText("Suivre", "Mettre dans le Poch ce qui est dû."),
        "pass": EntryText(
            "Passe",
            "Ne rien mettre dans le Poch cette fois.",
            for_all="Faire passer tout le monde jusqu’à la fin des mises.",
        ),
        "fold": EntryText("Se coucher", "Renoncer au Poch."),
        "best": EntryText("Meilleure main", "Nommer la meilleure main, ou toutes les égales."),
        "run": EntryText("Suite", "Saisir qui a posé la dernière carte d’une suite."),
        "out": EntryText(
            "Sortie", "Saisir qui a posé toutes ses cartes, et combien il en reste aux autres."
        ),
        "end": EntryText(
            "Abandon", "Abandonner la main\u00a0; les mises reviennent, les cases restent."
        ),
    },
    fields={
        "pool": FieldText("La case.", "une case"),
        "bet.amount": FieldText(
            "Le montant en plus de ce qui est dû, dans la plus petite unité de la monnaie.",
            "un montant",
        ),
        "punters": FieldText("Le ou les joueurs qui ont la meilleure main.", "un nom"),
        "left": FieldText(
            "Chaque autre joueur de la main, avec le nombre de cartes qui lui restent, de 1 à 5.",
            "un nom",
        ),
    },
    choices={
        "pool.ace": "as",
        "pool.king": "roi",
        "pool.queen": "dame",
        "pool.jack": "valet",
        "pool.ten": "dix",
        "pool.marriage": "mariage",
        "pool.sequence": "séquence",
    },
    labels={
        "line": "résultat par main",
        "hands": "mains données",
        "dealer": "donneur",
        "next_dealer": "donneur suivant",
        "turn": "joueur dont c’est le tour",
        "level": "hauteur du Poch",
        "pool": "case",
        "pools": "cases",
        "claims": "cases gagnées dans cette main",
        "hand_players": "joueurs de la main",
        "bets": "mises dans le Poch",
        "folded": "couchés",
        "passed": "ont passé",
        "winners": "gagnants du Poch",
        "at_table": "dans le Poch",
        "owes": "doit au Poch",
        "in_hand": "joue cette main",
        "has_folded": "s’est couché",
        "left": "cartes qui restent",
        "count": "cartes qui restent",
        "counts": "cartes qui restent",
        "owed": "dû auparavant",
        "antes": "mises de départ",
        "paid": "payé par case",
        "payments": "paiements",
        "shares": "parts",
        "for_all": "tous jusqu’à la fin des mises",
        "last_poch": "dernier Poch",
        "last_run": "dernière suite",
        "last_runs": "suites de la main",
        "last_win": "dernière main",
        "PochSettled.shares": "parts du Poch",
        "SessionClosed.shares": "parts des cases",
        "SessionClosed.pools": "reste dans les cases",
    },
    events={
        "hand_dealt": "main donnée",
        "pools_claimed": "case gagnée",
        "bet_placed": "mise placée",
        "bet_seen": "mise suivie",
        "bet_passed": "passe",
        "hand_folded": "joueur couché",
        "best_hand_named": "meilleure main nommée",
        "poch_settled": "Poch réglé",
        "sequence_ended": "suite finie",
        "hand_won": "main gagnée",
        "hand_abandoned": "main abandonnée",
    },
    figures={
        **{
            pool: FigureText(
                _POOLS[pool], "Dans {percent}\u00a0% des mains, un joueur tient cette carte."
            )
            for pool in ("ace", "king", "queen", "jack", "ten")
        },
        "marriage": FigureText(
            _POOLS["marriage"],
            "Dans une main sur {once}, un joueur tient le roi et la dame d’atout.",
        ),
        "sequence": FigureText(
            _POOLS["sequence"], "Dans une main sur {once}, un joueur tient la séquence."
        ),
    },
    questions={
        "claims": "Mains où la case {part} a été réclamée\u00a0; un oubli est possible",
    },
    tables={
        "winnings": TableText(
            "Gains",
            {
                "player": "Joueur",
                "pools": "Cases",
                "poch": "Poch",
                "runs": "Suites",
                "hands": "Mains",
            },
        ),
        "pools": TableText("Cases", {"pool": "Case", "claims": "Annonces", "paid": "Payé"}),
    },
)
